import { html, raw } from "hono/html";
import { IDENTITIES, type Identity, type Network } from "./identities.ts";

const names: Record<Network, string> = { GOOGLE: "Google", FACEBOOK: "Facebook" };

const style = `
  :root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; --line: #8885; --accent: #3b6fd9; }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; }
  main { width: 100%; max-width: 24rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; box-sizing: border-box; }
  h1 { margin: 0; font-size: 1.35rem; }
  p { margin: .25rem 0 1.25rem; opacity: .75; }
  form { display: grid; gap: .5rem; margin-bottom: .75rem; }
  button, input { min-height: 2.75rem; padding: .25rem .9rem; border: 1px solid var(--line); border-radius: .6rem; font: inherit; }
  button { cursor: pointer; }
  .person { display: grid; grid-template-columns: 2.25rem 1fr; gap: 0 .75rem; align-items: center; padding: .6rem .9rem; text-align: left; }
  .person i { grid-row: span 2; display: grid; place-items: center; height: 2.25rem; border-radius: 50%; background: var(--accent); color: #fff; font-style: normal; }
  .person small { opacity: .75; }
  .else { grid-template-columns: 1fr auto; align-items: end; padding-top: .75rem; border-top: 1px solid var(--line); }
  .else label { display: grid; gap: .25rem; }
  .else input { min-width: 0; }
`;

const person = ({ subject, name, email, opens }: Identity) => html`<button class="person" name="subject"
value="${subject}" aria-label="${name}"><i aria-hidden="true">${name.slice(0, 1)}</i><span>${name}</span>
<small>${email} · ${opens ? `opens ${opens}` : "no account yet"}</small></button>`;

/** The login page of a built-in social network: it offers the users to log in as. */
export const identityPage = (network: Network, action: string) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not really ${names[network]}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>Not really ${names[network]}</h1>
<p>The sandbox plays ${names[network]} here. Choose who to be.</p>
<form method="post" action="${action}">${IDENTITIES[network].map(person)}</form>
<form method="post" action="${action}" class="else">
<label>Somebody else <input name="name" maxlength="40" required pattern="[A-Za-z0-9 ]+"></label>
<button>Go on</button>
</form>
<form method="post" action="${action}"><button name="cancel" value="1">Cancel</button></form>
</main>
</body>
</html>`;
