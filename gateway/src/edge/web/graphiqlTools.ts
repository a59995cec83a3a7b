import { csrfHeader } from "../http/crossSite.ts";
import { priceHeader } from "../http/priceHeader.ts";

const choice = (id: string, first: string, others: readonly string[] = []) =>
  `<select id="${id}" aria-label="${first}"><option value="">${first}</option>${others.map((one) => `<option>${one}</option>`).join("")}</select>`;

/** A row below the logins: what the operation costs, its copies, the screens' operations, and what was sent before. */
export const toolRow = `<div id="tools" class="row">${choice("examples", "Operation of a screen …")}
${choice("sent", "Sent before …")} ${choice("copy", "Copy as …", ["curl", "fetch", "SDK", "link"])} <output id="cost"></output></div>`;

/** Runs before GraphiQL. Its tabs are in the browser's storage, a moment after each change. */
export const toolScript = `
(() => {
const find = (id) => document.getElementById(id);
const read = (name) => { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } };
function current() {
  const { tabs = [], activeTabIndex = 0 } = read("graphiql:tabState") ?? {};
  const { query, variables, operationName } = tabs[activeTabIndex] ?? {};
  let values;
  try { values = JSON.parse(variables || "{}"); } catch { values = {}; }
  return { query: query ?? "", variables: values, ...(operationName && { operationName }) };
}
const send = fetch;
async function price(asked) {
  const headers = { "content-type": "application/json", "${csrfHeader}": "1", "${priceHeader}": "1" };
  const answer = await send("/graphql", { method: "POST", headers, body: JSON.stringify(asked) });
  const { errors, extensions } = await answer.json();
  const cost = errors?.[0]?.extensions?.cost ?? extensions?.cost;
  if (errors !== undefined && cost === undefined) return "";
  return "Costs " + cost.requested + " of at most " + cost.limit + " points";
}
let priced = "";
setInterval(async () => {
  const asked = current();
  const text = JSON.stringify(asked);
  if (text === priced || document.hidden) return;
  priced = text;
  find("cost").textContent = asked.query === "" ? "" : await price(asked).catch(() => "");
}, 1000);
const open = (query, variables) => {
  location.hash = new URLSearchParams({ query, variables });
  location.reload();
};
const link = ({ query, variables }) =>
  location.origin + "/graphql#" + new URLSearchParams({ query, variables: JSON.stringify(variables) });
const quoted = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
const isStream = ({ query }) => /^\\s*(#.*\\s*)*subscription\\b/.test(query);
const copies = {
  curl: (asked) => "curl -s" + (isStream(asked) ? "N -H 'accept: text/event-stream'" : "") + " " + location.origin
    + "/graphql -H 'content-type: application/json' \${token:+-H \\"authorization: Bearer $token\\"} -d " + quoted(JSON.stringify(asked)),
  fetch: (asked) => "const answer = await fetch(" + JSON.stringify(location.origin + "/graphql") + ", {\\n  method: \\"POST\\",\\n"
    + "  headers: { \\"content-type\\": \\"application/json\\"" + (isStream(asked) ? ", accept: \\"text/event-stream\\"" : "") + " },\\n"
    + "  body: JSON.stringify(" + JSON.stringify(asked, null, 2).replaceAll("\\n", "\\n  ") + "),\\n});\\n",
  SDK(asked) {
    const { query, variables } = asked;
    const text = "\`" + query.replace(/^(\\s*#.*\\n)+/, "").trim().replaceAll(/[\`\\\\]|\\$(?={)/g, "\\\\$&") + "\`";
    const isKeyed = typeof variables.input?.idempotencyKey === "string";
    const { idempotencyKey, ...input } = variables.input ?? {};
    const values = JSON.stringify(isKeyed ? { ...variables, input } : variables);
    const call = (isStream(asked) ? "subscribe" : isKeyed ? "once" : "request") + "(" + text + ", " + values + ")";
    return "import { createAtrium } from \\"@atrium/sdk\\";\\nconst atrium = createAtrium({ url: " + JSON.stringify(location.origin) + " });\\n"
      + (isStream(asked) ? "for await (const event of atrium." + call + ") console.log(event);\\n" : "console.log(await atrium." + call + ");\\n");
  },
  link,
};
const chosen = (id, act) => find(id).addEventListener("change", async ({ target }) => {
  const { value } = target;
  target.value = "";
  if (value === "") return;
  try { find("cost").textContent = (await act(value)) ?? ""; } catch (error) { find("cost").textContent = error.message; }
});
chosen("copy", async (form) => {
  await navigator.clipboard.writeText(copies[form](current()));
  return "Copied.";
});
let examples = [];
send("/graphql/examples.json").then((answer) => answer.json()).then((all) => {
  examples = all;
  find("examples").append(...all.map(({ name }) => new Option(name)));
});
chosen("examples", (name) => {
  const { query, variables } = examples.find((one) => one.name === name);
  open(query, variables);
});
/** What was sent, the latest first. Variables of changes may be secret: they are left out. */
function note(body) {
  const { query, variables = {} } = JSON.parse(body);
  if (query === undefined || query.includes("IntrospectionQuery")) return;
  const kept = /^\\s*(#.*\\s*)*mutation\\b/.test(query) ? {} : variables;
  const others = (read("atrium:sent") ?? []).filter((one) => one.query !== query);
  localStorage.setItem("atrium:sent", JSON.stringify([{ query, variables: kept }, ...others].slice(0, 30)));
  list();
}
function list() {
  const all = read("atrium:sent") ?? [];
  const name = ({ query }) => /(?:query|mutation|subscription)\\s+(\\w+)/.exec(query)?.[1] ?? query.trim().slice(0, 40);
  find("sent").replaceChildren(find("sent").options[0], ...all.map((one, place) => new Option(name(one), place)));
}
list();
chosen("sent", (place) => {
  const { query, variables } = read("atrium:sent")[place];
  open(query, JSON.stringify(variables));
});
window.fetch = (address, init) => {
  try { if (init?.method === "POST" && typeof init.body === "string") note(init.body); } catch {}
  return send(address, init);
};
})();
`;
