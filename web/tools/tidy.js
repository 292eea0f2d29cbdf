// Take out of package-lock.json what names hosts and means nothing to `npm ci`.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf-8"));
for (const entry of Object.values(lock.packages)) {
  for (const field of ["funding", "resolved", "deprecated"]) delete entry[field];
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
