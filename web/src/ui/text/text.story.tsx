import type { States } from "../../../catalogue/story.ts";
import { Amount } from "./Amount.tsx";
import { CleanHtml } from "./CleanHtml.tsx";
import { Facts } from "./Facts.tsx";

export const amount: States = {
  usual: <Amount amount="1250.50" currency="USD" />,
  "a win": <Amount amount="12000000" currency="VND" signDisplay="exceptZero" />,
  "a loss": <Amount amount="-4.00" currency="EUR" />,
  "play money": <Amount amount="500" currency="FUN" />,
};

const html = `<h2>Rules</h2><p>Each bet counts <strong>once</strong>. See <a href="/help">help</a>.</p>
<ul><li>On the day on which it is settled</li><li>In the currency of the account</li></ul>
<table><tr><th>Day</th><th>Prize</th></tr><tr><td>Monday</td><td>10</td></tr></table>
<blockquote>Only one account for each person.</blockquote>`;

export const cleanHtml: States = {
  usual: <CleanHtml html={html} />,
  "small headings": <CleanHtml html={html} hasSmallHeadings />,
};

export const facts: States = {
  usual: (
    <dl>
      <Facts facts={[{ name: "balance", value: <Amount amount="1250.50" currency="USD" /> }]} />
    </dl>
  ),
};
