import type { Context } from "hono";
import { html, raw } from "hono/html";

const style = `
  :root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
  h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
  nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #8884; }
  td:first-child { min-width: 16rem; }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; margin: 0; }
  article { border: 1px solid #8886; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; }
  article header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin-bottom: .5rem; }
  article img { max-width: 12rem; max-height: 12rem; margin-right: .5rem; border-radius: .25rem; }
  article p { margin: 0 0 .5rem; }
  article td:first-child { min-width: 8rem; }
  .row { display: flex; align-items: center; gap: 1rem; margin-bottom: .5rem; }
  .row > :first-child { flex: 1; overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; }
  button, summary { font: inherit; padding: .5rem .75rem; cursor: pointer; }
  button { min-height: 2.75rem; white-space: nowrap; }
  summary { padding-inline: 0; }
  .muted { opacity: .7; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; }
`;

type Html = ReturnType<typeof html>;

/** A page of the control pages. Values are escaped. */
export const page = (title: string, body: Html | Html[]) =>
  plainPage(
    title,
    html`<nav><a href="/sandbox">Controls</a><a href="/sandbox/jobs">Jobs</a><a href="/sandbox/outbox">Outbox</a><a href="/sandbox/deposit">Deposits</a><a href="/sandbox/withdraw">Withdrawals</a><a href="/sandbox/promotion">Applications</a><a href="/sandbox/agent-application">Agents</a><a href="/sandbox/payout-request">Payouts</a><a href="/sandbox/feedback">Feedback</a></nav>
<h1>${title}</h1>
${body}`,
  );

/** A plain HTML page of the sandbox. Values are escaped. */
export const plainPage = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Atrium sandbox</title>
<style>${raw(style)}</style>
</head>
<body>
${body}
</body>
</html>`;

/** These pages run no scripts, cannot be framed, and load only the sandbox's pictures. */
export const PAGE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** The same for pages with forms that post to the page itself. */
export const FORM_HEADERS = {
  ...PAGE_HEADERS,
  "Content-Security-Policy": `${PAGE_HEADERS["Content-Security-Policy"]}; form-action 'self'`,
};

/** Answers with a control page of forms that post to the page itself; with `none` when there are no items. */
export const formPage = (c: Context, title: string, items: Html[], none = "") =>
  c.html(page(title, items.length > 0 ? items : html`<p>${none}</p>`), 200, FORM_HEADERS);
