import { html } from "hono/html";
import { plainPage } from "../http/sandboxPage.ts";
import type { ContractFile, Field, Operation } from "./contractFile.ts";

type Schemas = Readonly<Record<string, Field>>;
type Call = { name: string; operation: Operation };

/** Every call of the contract, by area, with its fields and an example. */
export function contractPage({ tags, paths, components }: ContractFile) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({ name: `${method.toUpperCase()} ${path}`, operation }),
    ),
  );
  const areas = tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags[0] === name) }));
  return plainPage(
    "Contract",
    html`<h1>The platform's contract</h1>
<p><a href="/openapi.json">openapi.json</a>: ${calls.length} calls. <b>needed</b>: the customer's documents show it. <b>completed</b>: they name it only. <b>added</b>: ours. What is not needed says what is lost without it.</p>
<nav>${areas.map(({ name }) => html`<a href="#${name}">${name}</a>`)}</nav>
${areas.map(({ name, calls: own }) => html`<h2 id="${name}">${name}</h2>${own.map((call) => callPart(call, components.schemas))}`)}`,
  );
}

function callPart({ name, operation }: Call, schemas: Schemas) {
  const { summary, description, requestBody, responses, parameters } = operation;
  const query = parameters.flatMap((one) => ("name" in one ? [one] : []));
  const [sent] = Object.values(requestBody?.content ?? {});
  const [answered] = Object.values(responses["200"].content);
  const asked = [
    ...query.map(({ name: key, in: place, required, schema }) => row(`${key} (${place})`, schema, required)),
    ...(sent ? fieldRows(sent.schema, schemas, "") : []),
  ];
  const answer = answered?.schema.allOf?.[1]?.properties?.value ?? answered?.schema ?? {};
  return html`<details id="${operation.operationId}"><summary><code>${name}</code> ${summary} <span class="muted">${marks(operation)}</span></summary>
${operation["x-without-it"] === undefined ? "" : html`<p>Without it: ${operation["x-without-it"]}</p>`}
${description.split("\n\n").map((line) => (line === "" ? "" : html`<p>${withCode(line)}</p>`))}
${operation["x-errors"].length === 0 ? "" : html`<p>Refusals: ${operation["x-errors"].join(", ")}</p>`}
${table("Sent", asked)}${table("Answered", fieldRows(answer, schemas, ""))}
${answered?.example === undefined ? "" : html`<pre>${JSON.stringify(answered.example, undefined, 1)}</pre>`}
</details>`;
}

function marks(operation: Operation): string {
  const { security, parameters, requestBody } = operation;
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  const auth = security.flatMap((one) => Object.keys(one));
  const origin = operation["x-needed"] ? "needed" : operation["x-origin"];
  return [
    operation["x-line"] === undefined ? origin : `${origin}, ${operation["x-line"]}`,
    ...auth.map((one) => (isOptional ? `${one} or none` : one)),
    ...(parameters.some((one) => "$ref" in one) ? ["idempotent"] : []),
    ...(requestBody?.["x-encrypted"] ? ["encrypted"] : []),
    ...(operation["x-cache"] === undefined ? [] : [operation["x-cache"]]),
  ].join(" · ");
}

type Row = ReturnType<typeof row>;

const table = (title: string, rows: readonly Row[]) =>
  rows.length === 0 ? "" : html`<h3>${title}</h3><div class="scroll"><table>${rows}</table></div>`;

/** A row for each field, those of rows and objects with their path. A schema that contains itself is shown once. */
function fieldRows(field: Field, schemas: Schemas, path: string, seen: readonly string[] = []): Row[] {
  const { $ref } = field;
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1) ?? "";
    const found = schemas[name];
    return found === undefined || seen.includes(name) ? [] : fieldRows(found, schemas, path, [...seen, name]);
  }
  if (field.anyOf) return field.anyOf.slice(0, 1).flatMap((one) => fieldRows(one, schemas, path, seen));
  if (field.items) return fieldRows(field.items, schemas, `${path}[]`, seen);
  return Object.entries(field.properties ?? {}).flatMap(([name, part]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return [row(at, part, field.required?.includes(name) ?? false), ...fieldRows(part, schemas, at, seen)];
  });
}

function row(name: string, field: Field, isNeeded: boolean) {
  const types = [field.enum?.join(" | ") ?? field.format ?? field.type ?? ""].flat().join(" or ");
  const loss = field["x-without-it"] && `lost without it: ${field["x-without-it"]}`;
  const origin = [field["x-origin"], field["x-line"], loss].filter(Boolean).join(" · ");
  return html`<tr><td><code>${name}${isNeeded ? "" : "?"}</code></td><td>${types}</td><td class="muted">${origin}</td></tr>`;
}

/** Text in which backticks mark code. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
