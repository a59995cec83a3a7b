import { html } from "hono/html";
import { plainPage } from "../http/sandboxPage.ts";

/** A value of the file; the page shows what it finds, and nothing for what is not there. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (Object.hasOwn(Object(part), key) ? Object(part)[key] : undefined), value);
const entries = (value: unknown): [string, unknown][] => Object.entries(Object(value));
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (value == null ? "" : [value].flat().join(" or "));

/** Every call of docs/openapi.json, by area, with its fields and an example. */
export function contractPage(file: unknown) {
  const calls = entries(at(file, "paths")).flatMap(([path, methods]) =>
    entries(methods).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      area: text(at(call, "tags")),
      call,
    })),
  );
  const areas = Map.groupBy(calls, ({ area }) => area);
  const schemas = at(file, "components", "schemas");
  return plainPage(
    "Contract",
    html`<h1>The platform's contract</h1>
<p><a href="/openapi.json">openapi.json</a>: ${calls.length} calls. <b>document</b>: the customer's documents show it. <b>completed</b>: they name it only. <b>added</b>: ours. A field with ? may be left out.</p>
<nav>${[...areas.keys()].map((area) => html`<a href="#${area}">${area}</a>`)}</nav>
${[...areas].map(([area, own]) => html`<h2 id="${area}">${area}</h2>${own.map(({ name, call }) => callPart(name, call, schemas))}`)}`,
  );
}

function callPart(name: string, call: unknown, schemas: unknown) {
  const [[, sent] = []] = entries(at(call, "requestBody", "content"));
  const [[, answered] = []] = entries(at(call, "responses", "200", "content"));
  const answer = at(answered, "schema");
  const parameters = list(at(call, "parameters")).map((one) =>
    row(
      text(at(one, "name")) || "Idempotency-Key",
      at(one, "schema"),
      at(one, "in") === "query" && at(one, "required") !== true,
    ),
  );
  const security = list(at(call, "security")).map((one) => Object.keys(Object(one))[0] ?? "no token");
  const marks = [
    at(call, "x-origin"),
    at(call, "x-line"),
    security,
    at(call, "requestBody", "x-encrypted") && "encrypted",
    at(call, "x-cache"),
  ];
  const paragraphs = [
    at(call, "x-without-it") && `Without it: ${at(call, "x-without-it")}`,
    ...text(at(call, "description")).split("\n\n"),
  ];
  return html`<details id="${at(call, "operationId")}"><summary><code>${name}</code> ${at(call, "summary")} <span class="muted">${marks.map(text).filter(Boolean).join(" · ")}</span></summary>
${paragraphs.map((line) => (line ? html`<p>${withCode(text(line))}</p>` : ""))}
${list(at(call, "x-errors")).length > 0 ? html`<p>Refusals: ${list(at(call, "x-errors")).join(", ")}</p>` : ""}
${table("Sent", [...parameters, ...fieldRows(at(sent, "schema"), schemas, "")])}
${table("Answered", fieldRows(at(list(at(answer, "allOf"))[1], "properties", "value"), schemas, ""))}
<pre>${JSON.stringify(at(answered, "example"), undefined, 1)}</pre></details>`;
}

type Row = ReturnType<typeof row>;

const table = (title: string, rows: readonly Row[]) =>
  rows.length === 0 ? "" : html`<h3>${title}</h3><div class="scroll"><table>${rows}</table></div>`;

/** A row for each field, those of rows and objects with their path. A schema that contains itself is shown once. */
function fieldRows(field: unknown, schemas: unknown, path: string, seen: readonly string[] = []): Row[] {
  const name = text(at(field, "$ref")).split("/").at(-1) ?? "";
  if (name !== "") return seen.includes(name) ? [] : fieldRows(at(schemas, name), schemas, path, [...seen, name]);
  const [choice] = list(at(field, "anyOf"));
  if (choice !== undefined) return fieldRows(choice, schemas, path, seen);
  const items = at(field, "items");
  if (items !== undefined) return fieldRows(items, schemas, `${path}[]`, seen);
  return entries(at(field, "properties")).flatMap(([key, part]) => {
    const place = path === "" ? key : `${path}.${key}`;
    return [row(place, part, !list(at(field, "required")).includes(key)), ...fieldRows(part, schemas, place, seen)];
  });
}

function row(name: string, field: unknown, isOptional: boolean) {
  const type = text(at(field, "enum")) || text(at(field, "format") ?? at(field, "type"));
  const loss = at(field, "x-without-it");
  const marks = [at(field, "x-origin"), at(field, "x-line"), loss && `lost without it: ${loss}`]
    .filter(Boolean)
    .join(" · ");
  return html`<tr><td><code>${name}${isOptional ? "?" : ""}</code></td><td>${type}</td><td class="muted">${marks}</td></tr>`;
}

/** Text in which backticks mark code. */
const withCode = (words: string) =>
  words.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
