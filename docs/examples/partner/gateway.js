const gateway = document.querySelector("meta[name=gateway]").content;

/** The session, sealed: kept in memory, so that it is gone with the page and no other script of the site finds it. */
let bearer = null;

/** Sends a document to the gateway; throws what it says when it has no data for us. */
export async function ask(query, variables = {}) {
  const response = await fetch(`${gateway}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
      "x-atrium-language": "EN",
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(errors?.[0]?.message ?? `The gateway answered ${response.status}.`);
  return data;
}

/** Logs in; returns the account, or throws what the visitor has to correct. */
export async function logIn(username, password) {
  const input = { username, password, delivery: "BEARER", humanCheck: await solvedTask() };
  const { logIn: payload } = await ask(
    `mutation LogIn($input: LogInInput!) {
      logIn(input: $input) {
        bearerToken
        viewer { member { nickname wallet { total { amount currency } } } }
        userErrors { message }
      }
    }`,
    { input },
  );
  if (payload.userErrors.length > 0) throw new Error(payload.userErrors[0].message);
  bearer = payload.bearerToken;
  return payload.viewer.member;
}

/** The task that tells people from programs, solved; null where the operator wants none. */
async function solvedTask() {
  const { requestHumanCheck } = await ask("mutation { requestHumanCheck { humanCheck { provider challenge } } }");
  const task = requestHumanCheck.humanCheck;
  if (task?.provider !== "POW" || !task.challenge) return null;
  return { provider: task.provider, challenge: task.challenge, token: String(await solve(JSON.parse(task.challenge))) };
}

/** The number that, behind the salt, has the wanted SHA-256. */
async function solve({ challenge, salt, maxnumber }) {
  const encoder = new TextEncoder();
  const hash = async (number) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(salt + number))).toHex();
  const batch = 1_000;
  for (let start = 0; start <= maxnumber; start += batch) {
    const numbers = Array.from({ length: batch }, (_, at) => start + at);
    const hashes = await Promise.all(numbers.map(hash));
    const found = hashes.indexOf(challenge);
    if (found >= 0) return start + found;
  }
  throw new Error("The task has no solution.");
}
