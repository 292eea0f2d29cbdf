// Write src/link/wire.ts: the types of everything on the socket, from the schema that the server keeps.
import { readFileSync, writeFileSync } from "node:fs";

const schemaFile = new URL("../../src/paiju/wire/schema.json", import.meta.url);
const targetFile = new URL("../src/link/wire.ts", import.meta.url);
// A type of this name would hide a global one wherever it is imported.
const renamed = { Promise: "DealPromise" };

const nameOf = (title) => renamed[title] ?? title;

function typeOf(schema) {
  if (schema.$ref) return nameOf(schema.$ref.split("/").pop());
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  switch (schema.type) {
    case "array": {
      const item = typeOf(schema.items);
      return item.includes(" ") ? `readonly (${item})[]` : `readonly ${item}[]`;
    }
    case "object":
      return `Readonly<Record<string, ${schema.additionalProperties ? typeOf(schema.additionalProperties) : "unknown"}>>`;
    case "integer":
      return "number";
    case undefined:
      return "unknown";
    default:
      return schema.type;
  }
}

function fieldsOf(schema) {
  // The server writes every field; a client may leave out those with a default.
  const required = new Set(schema.required ?? []);
  const sent = schema.additionalProperties === false;
  return Object.entries(schema.properties ?? {}).map(([field, type]) => {
    const mark = sent && !required.has(field) ? "?" : "";
    return `  readonly ${field}${mark}: ${typeOf(type)};`;
  });
}

/** Return the text of src/link/wire.ts. */
export function generate() {
  const { $defs } = JSON.parse(readFileSync(schemaFile, "utf-8"));
  const parts = Object.entries($defs).map(([name, schema]) => {
    const note = schema.description ? `/** ${schema.description.split("\n")[0]} */\n` : "";
    if (schema.anyOf)
      return `export type ${nameOf(name)} =\n  | ${schema.anyOf.map(typeOf).join("\n  | ")};`;
    return `${note}export interface ${nameOf(name)} {\n${fieldsOf(schema).join("\n")}\n}`;
  });
  return `// Made from src/paiju/wire/schema.json by \`npm run wire\`; a test compares the two.\n\n${parts.join("\n\n")}\n`;
}

if (process.argv[1]?.endsWith("wire.js")) writeFileSync(targetFile, generate());
