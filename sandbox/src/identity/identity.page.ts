import { html } from "hono/html";
import { page } from "../control/page.ts";
import { IDENTITIES, type Network } from "./identities.ts";

const names: Record<Network, string> = { GOOGLE: "Google", FACEBOOK: "Facebook" };

/** The login of a social network, as far as the sandbox plays it: who would you like to be? */
export function identityPage(network: Network, action: string) {
  return page(
    `Not really ${names[network]}`,
    html`<p class="muted">The sandbox plays ${names[network]} here. Choose who to be.</p>
<form method="post" action="${action}">
${IDENTITIES[network].map(
  ({ subject, name, email, opens }) => html`<article><header>
<button name="subject" value="${subject}">${name}</button>
<span>${email}</span><span class="muted">${opens ? `opens ${opens}` : "no account yet"}</span>
</header></article>`,
)}
</form>
<form method="post" action="${action}"><article><header>
<label>Somebody else <input name="name" maxlength="40" required pattern="[A-Za-z0-9 ]+"></label>
<button>Go on</button>
</header></article></form>
<form method="post" action="${action}"><button name="cancel" value="1">Cancel</button></form>`,
  );
}
