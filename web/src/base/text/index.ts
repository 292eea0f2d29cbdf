export { find, keys, LANGUAGES, type Language, type Texts, type Words, words } from "./catalogue";
export { type Facts, fields, fill, name, plain, type Seats, sentence, show } from "./sentences";
