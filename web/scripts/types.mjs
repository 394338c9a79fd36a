// Writes src/lib/wire.ts from the server's JSON Schema.
//   npm run types                 asks ../.venv's Python for the schema
//   npm run types -- file.json    reads it from a file
//   npm run types -- --check      fails if wire.ts is not what the schema says
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TARGET = here("../src/lib/wire.ts");
const PYTHON = process.env.PYTHON ?? here("../../.venv/bin/python");

const given = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const check = process.argv.includes("--check");
const text = given[0]
  ? readFileSync(given[0], "utf8")
  : execFileSync(PYTHON, ["-m", "ludotheque.server.schema"], { encoding: "utf8" });
const defs = JSON.parse(text).$defs;

/** The TypeScript type of a piece of schema. */
function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.allOf) return refined(...schema.allOf);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return unionOf([...new Set(union.map(typeOf))]);
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  }
  if (schema.type === "array") return arrayOf(schema);
  if (schema.type === "object" && schema.properties) return inline(schema.properties);
  if (schema.type === "object") {
    const values = schema.additionalProperties;
    return `Record<string, ${values && values !== true ? typeOf(values) : "unknown"}>`;
  }
  return (
    { integer: "number", number: "number", null: "null", string: "string", boolean: "boolean" }[
      schema.type
    ] ?? "unknown"
  );
}

/** A type some of whose fields another, a union of objects, says more precisely. */
function refined(known, { anyOf }) {
  const keys = Object.keys(anyOf[0]?.properties ?? {}).map((key) => JSON.stringify(key));
  return keys.length
    ? `Omit<${typeOf(known)}, ${keys.join(" | ")}> & ${typeOf({ anyOf })}`
    : typeOf(known);
}

/** One of several types; objects on lines of their own. */
function unionOf(types) {
  if (!types.some((type) => type.startsWith("{"))) return types.join(" | ");
  return `(\n${types.map((type) => `  | ${type}\n`).join("")})`;
}

function inline(properties) {
  const rows = Object.entries(properties).map(([key, value]) => `${key}: ${typeOf(value)}`);
  return rows.length ? `{ ${rows.join("; ")} }` : "Record<string, never>";
}

function arrayOf(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  if (!schema.items) return "unknown[]";
  const inner = typeOf(schema.items);
  return inner.includes(" ") ? `(${inner})[]` : `${inner}[]`;
}

function comment(words, indent = "") {
  if (!words) return "";
  const lines = words
    .trim()
    .split("\n")
    .map((line) => line.trim());
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function define(name, schema) {
  const head = comment(schema.description);
  if (schema.type !== "object" || !schema.properties) {
    return `${head}export type ${name} = ${typeOf(schema)};\n`;
  }
  // What the server sends is whole, but for what has no default; a page may leave out what it has one for.
  const sent = schema.additionalProperties === false;
  const needed = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).map(([key, value]) => {
    const optional = (sent || !("default" in value)) && !needed.has(key) ? "?" : "";
    return `${comment(value.description, "  ")}  ${key}${optional}: ${typeOf(value)};\n`;
  });
  return `${head}export interface ${name} {\n${rows.join("")}}\n`;
}

const order = Object.keys(defs).sort();
const written =
  "// Written by `npm run types` from `python -m ludotheque.server.schema`. Do not edit.\n\n" +
  order.map((name) => define(name, defs[name])).join("\n");

if (check) {
  if (readFileSync(TARGET, "utf8") !== written) {
    console.error("src/lib/wire.ts does not say what the schema says: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, written);
  console.log(`${order.length} types written`);
}
