import { csrfHeader } from "../http/crossSite.ts";

/** Accounts of the sandbox, with their published password. */
const accounts = { demo: "a player", agent: "an agent", vipclub: "a player of a high level" };
const password = "Atrium!2026";

const button = (name: string, title: string) => `<button data-name="${name}" title="${title}">${name}</button>`;

/**
 * A row of buttons above GraphiQL. Each logs in by the graph, as a client does; the browser solves the human check. The session is
 * the gateway's cookie, which GraphiQL sends with its requests.
 */
export const loginRow = `<div id="logins" class="row">Log in as ${Object.entries(accounts)
  .map(([name, title]) => button(name, title))
  .join(" ")} ${button("trial", "a new trial account")} ${button("guest", "logs out")} <output></output></div>`;

/** Runs before the tools, which note what is sent from then on. */
export const loginScript = `
const sendQuietly = fetch;
const row = document.getElementById("logins");
const say = (text) => { row.querySelector("output").textContent = text; };
async function ask(query, variables) {
  const headers = { "content-type": "application/json", "${csrfHeader}": "1" };
  const answer = await sendQuietly("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await answer.json();
  const [payload] = Object.values(data ?? {});
  const refusal = errors?.[0] ?? payload?.userErrors?.[0];
  if (refusal) throw new Error(refusal.message);
  return payload;
}
async function solved() {
  const { humanCheck } = await ask("mutation { requestHumanCheck { humanCheck { provider challenge } userErrors { message } } }");
  if (humanCheck.provider !== "POW") return undefined;
  const { challenge, salt, maxnumber } = JSON.parse(humanCheck.challenge);
  for (let start = 0; start <= maxnumber; start += 1000) {
    const hashes = await Promise.all(Array.from({ length: 1000 }, (_, at) =>
      crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + (start + at)))));
    const found = hashes.findIndex((hash) => new Uint8Array(hash).toHex() === challenge);
    if (found >= 0) return { ...humanCheck, token: String(start + found) };
  }
  throw new Error("The task has no solution.");
}
const result = "{ viewer { member { username } } userErrors { message } }";
async function logIn(name) {
  if (name === "guest") return ask("mutation { logOut(input: {}) " + result + " }");
  if (name === "trial") return ask("mutation { startFreePlay(input: {}) " + result + " }");
  const input = { username: name, password: "${password}", humanCheck: await solved() };
  return ask("mutation LogIn($input: LogInInput!) { logIn(input: $input) " + result + " }", { input });
}
row.addEventListener("click", async ({ target }) => {
  const { name } = target.dataset;
  if (name === undefined) return;
  say("…");
  try {
    const { viewer } = await logIn(name);
    say("You are " + (viewer.member?.username ?? "a guest") + ".");
  } catch (error) {
    say(error.message);
  }
});
`;
