/** Where a replay comes from: a hand that the server keeps, or a record as text. */
export type Source = { readonly hand: string } | { readonly record: string };
