import { csrfHeader } from "../http/crossSite.ts";

/** An account that a click logs in to. The password is the published one of the sandbox's accounts. */
const logins = {
  demo: "demo, a player with money and a past",
  vipclub: "vipclub, a player of a high level",
  "agent with three levels": "agent, with three levels of agents and players below",
  "a withdrawal that waits": "vipclub, with a withdrawal that the operator must decide about",
  "new member": "registers an account",
  trial: "a new trial account with play money",
  guest: "logs out",
};
const password = "Atrium!2026";
const paymentPassword = "246810";
/** Larger ones are not paid at once. */
const waitingAmount = "6000000";

/**
 * A row of buttons above GraphiQL. Each logs in by the graph, as a client does; the browser solves the human check. The session is
 * the gateway's cookie, which GraphiQL sends with its requests.
 */
export const loginRow = `<div id="logins" class="row">Log in as ${Object.entries(logins)
  .map(([name, title]) => `<button data-name="${name}" title="${title}">${name}</button>`)
  .join(" ")} <output></output></div>`;

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
async function logIn(username) {
  const input = { username, password: "${password}", humanCheck: await solved() };
  return ask("mutation LogIn($input: LogInInput!) { logIn(input: $input) " + result + " }", { input });
}
async function withdraw() {
  const { member } = await ask("{ viewer { member { payoutAccounts { id } withdrawals(first: 20) { edges { node { state } } } } } }");
  if (member.withdrawals.edges.some(({ node }) => node.state === "REVIEW")) return;
  const input = { payoutAccountId: member.payoutAccounts[0].id, amount: "${waitingAmount}", paymentPassword: "${paymentPassword}",
    idempotencyKey: crypto.randomUUID() };
  await ask("mutation Withdraw($input: CreateWithdrawalInput!) { createWithdrawal(input: $input) { userErrors { message } } }", { input });
}
async function register() {
  const { helpCentre } = await ask("{ site { helpCentre { version } } }");
  const input = { method: "USERNAME", username: "new" + Date.now().toString(36), password: "${password}",
    termsVersion: helpCentre.version, humanCheck: await solved() };
  return ask("mutation Register($input: RegisterInput!) { register(input: $input) " + result + " }", { input });
}
const others = {
  "agent with three levels": () => logIn("agent"),
  async "a withdrawal that waits"() {
    const answer = await logIn("vipclub");
    await withdraw();
    return answer;
  },
  "new member": register,
  trial: () => ask("mutation { startFreePlay(input: {}) " + result + " }"),
  guest: () => ask("mutation { logOut(input: {}) " + result + " }"),
};
row.addEventListener("click", async ({ target }) => {
  const { name } = target.dataset;
  if (name === undefined) return;
  say("…");
  try {
    const { viewer } = await (others[name] ?? logIn)(name);
    say("You are " + (viewer.member?.username ?? "a guest") + ".");
  } catch (error) {
    say(error.message);
  }
});
`;
