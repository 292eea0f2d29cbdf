// Write the types of everything that the server sends and takes, from the schemas that it keeps.
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Where types come from and where they go.
 *
 * What an earlier source defines, a later one imports.
 */
export const SOURCES = [
  { schema: "paiju/wire/schema.json", types: "link/wire.ts" },
  { schema: "paiju/server/openapi.json", types: "link/routes.ts" },
];

// A type of this name would hide a global one wherever it is imported.
const renamed = { Promise: "DealPromise" };

const nameOf = (title) => renamed[title] ?? title;

const nameIn = (reference) => reference.split("/").pop();

function typeOf(schema) {
  if (schema.$ref) return nameOf(nameIn(schema.$ref));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  switch (schema.type) {
    case "array": {
      const item = typeOf(schema.items ?? {});
      return item.includes(" ") ? `readonly (${item})[]` : `readonly ${item}[]`;
    }
    case "object":
      if (schema.properties) return `{ ${fieldsOf(schema).join(" ")} }`;
      return `Readonly<Record<string, ${typeOf(schema.additionalProperties ?? {})}>>`;
    case "integer":
      return "number";
    case undefined:
      return "unknown";
    default:
      return schema.type;
  }
}

/** Tell which fields may be missing: a client may leave out defaults, the server writes them. */
function missable(schema) {
  const required = new Set(schema.required ?? []);
  const sent = schema.additionalProperties === false;
  return ([field, type]) => !required.has(field) && (sent || !("default" in type));
}

function fieldsOf(schema) {
  const isMissable = missable(schema);
  return Object.entries(schema.properties ?? {}).map((entry) => {
    const [field, type] = entry;
    return `readonly ${field}${isMissable(entry) ? "?" : ""}: ${typeOf(type)};`;
  });
}

function definition(name, schema) {
  const note = schema.description ? `/** ${schema.description.split("\n")[0]} */\n` : "";
  if (schema.anyOf)
    return `export type ${nameOf(name)} =\n  | ${schema.anyOf.map(typeOf).join("\n  | ")};`;
  return `${note}export interface ${nameOf(name)} {\n  ${fieldsOf(schema).join("\n  ")}\n}`;
}

/** List the names of all types that a schema refers to. */
function namesIn(schema) {
  if (typeof schema !== "object" || schema === null) return [];
  const own = typeof schema.$ref === "string" ? [nameIn(schema.$ref)] : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

/** Write the imports of types that earlier sources define. */
function imports(own, known) {
  const files = new Map();
  for (const name of new Set(own.flatMap(([, schema]) => namesIn(schema)))) {
    const file = known.get(name);
    if (file) files.set(file, [...(files.get(file) ?? []), nameOf(name)]);
  }
  return [...files].map(
    ([file, names]) =>
      `import type {\n  ${names.sort().join(",\n  ")},\n} from "./${file.replace(/^.*\/|\.ts$/g, "")}";`,
  );
}

function definitionsOf(file) {
  const schema = JSON.parse(readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf-8"));
  return Object.entries(schema.$defs ?? schema.components.schemas);
}

/**
 * Return the text of every file of types, by its name under src.
 *
 * @returns {Record<string, string>}
 */
export function generate() {
  const known = new Map();
  const texts = {};
  for (const { schema, types } of SOURCES) {
    const own = definitionsOf(schema).filter(([name]) => !known.has(name));
    const head = `// Made from src/${schema} by \`make schema\`; a test compares the two.`;
    const written = own.map(([name, one]) => definition(name, one));
    texts[types] = `${[head, ...imports(own, known), ...written].join("\n\n")}\n`;
    for (const [name] of own) known.set(name, types);
  }
  return texts;
}

if (process.argv[1]?.endsWith("wire.js"))
  for (const [name, text] of Object.entries(generate()))
    writeFileSync(new URL(`../src/${name}`, import.meta.url), text);
