import { html } from "hono/html";
import { page } from "../http/sandboxPage.ts";
import type { OutboxItem } from "../outbox/outbox.ts";

/** The outbox as a page. */
export function outboxPage(items: readonly OutboxItem[]) {
  if (items.length === 0) {
    return page("Outbox", html`<p>Nothing was sent yet. Text messages and e-mails of the platform appear here.</p>`);
  }
  return page("Outbox", [html`<p class="muted">The latest first.</p>`, ...items.map(article)]);
}

const article = ({
  channel,
  recipient,
  subject,
  body,
  fileName,
  fileText,
  headers,
  sentAt,
}: OutboxItem) => html`<article>
<header><strong>${channel === "SMS" ? "Text message" : "E-mail"}</strong><span>to ${recipient}</span>
<time class="muted" datetime="${sentAt.toISOString()}">${sentAt.toISOString().replace("T", " ").slice(0, 19)} UTC</time></header>
${subject === null ? "" : html`<p><strong>${subject}</strong></p>`}
${headers && html`<pre class="muted">${Object.entries(headers).map((header) => `${header.join(": ")}\n`)}</pre>`}
<pre>${body}</pre>
${fileName === null ? "" : html`<details><summary>${fileName}</summary><pre>${fileText}</pre></details>`}
</article>`;
