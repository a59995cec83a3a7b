import { html } from "hono/html";
import { page } from "../http/sandboxPage.ts";
import type { Platform } from "../platform.ts";

const CONTROLS: readonly { call: string; does: string; body?: string }[] = [
  {
    call: "POST /sandbox/status",
    body: '{"status": 1, "endTime": "2030-01-01T00:00:00Z"}',
    does: "0 open, 1 maintenance, 2 region restricted.",
  },
  { call: "POST /sandbox/flags", body: '{"CHAT": true}', does: "Switches white-label features; GET lists them." },
  {
    call: "POST /sandbox/brand",
    body: '{"gtagId": "G-SANDBOX1", "languages": ["EN", "TY"], "depositsPlayedOnce": true}',
    does: "Sets the Google tag, the offered languages, and whether deposits are played once before they leave or give. Values that are left out get their defaults.",
  },
  {
    call: "POST /sandbox/terms",
    body: '{"version": "2027-01-01"}',
    does: "Raises the version of the terms: members are asked to accept it before they play on.",
  },
  {
    call: "POST /sandbox/chaos",
    body: '{"path": "/wps/relay/", "latencyMs": 500, "status": 503, "shape": "html", "probability": 0.5, "times": 10}',
    does: "Makes calls slow or wrong. Shapes: html, truncated, empty, wrong. GET lists, DELETE ends all.",
  },
  { call: "POST /sandbox/limits", body: '{"on": false}', does: "Rate limits and growing waits, on or off." },
  {
    call: "POST /sandbox/clock",
    body: '{"advance": 3600000}',
    does: "Travels in time: offsetMs, advance (both in ms) or reset: true. GET returns the time. Revealed draws stay so.",
  },
  {
    call: "POST /sandbox/balance",
    body: '{"username": "demo", "amount": "50000"}',
    does: "Credits, or with a minus debits, through the ledger.",
  },
  {
    call: "POST /sandbox/deposit/settle",
    body: '{"depositId": "D…", "outcome": "SUCCESS"}',
    does: "Pays an open deposit, or refuses it with FAILED; /sandbox/deposit lists them with buttons.",
  },
  {
    call: "POST /sandbox/identity-check/decide",
    body: '{"username": "demo", "outcome": "REJECTED", "reason": "UNREADABLE"}',
    does: "Decides an identity check: APPROVED, REJECTED or MORE_NEEDED; /sandbox/identity-check lists them with buttons.",
  },
  {
    call: "POST /sandbox/withdraw/settle",
    body: '{"withdrawId": "W…", "step": "PAY", "amount": "100000"}',
    does: "Decides about a withdrawal: APPROVE, REJECT, PAY (a part with amount), ARRIVED, PAY_AGAIN; /sandbox/withdraw lists them with buttons.",
  },
  {
    call: "POST /sandbox/promotion/settle",
    body: '{"applicationId": "1", "step": "APPROVE", "amount": "50000"}',
    does: "Decides about an application for a promotion: PROCESS, APPROVE, REJECT (with a reason); /sandbox/promotion lists them with buttons.",
  },
  {
    call: "POST /sandbox/reward/grant",
    body: '{"username": "demo", "amount": "50000", "kind": "VIP", "turnover": 3}',
    does: "Grants a reward to claim, or with the kind BONUS a bonus at once; turnover 0 is cash. /sandbox/reward has a form.",
  },
  {
    call: "POST /sandbox/contract/grant",
    body: '{"username": "senior", "kind": "dailySalary", "period": "DAILY", "terms": {"tiers": [{"rate": "0.01"}]}}',
    does: "Makes a contract between the operator and an agent at the top of a line, without which that agent can offer none.",
  },
  {
    call: "POST /sandbox/agent-application/decide",
    body: '{"applicationId": "1", "outcome": "DECLINE", "reason": "No channel yet"}',
    does: "Decides about an application to become an agent: APPROVE (with below, the agent above a guest who came by no link) or DECLINE; /sandbox/agent-application lists them with buttons.",
  },
  {
    call: "POST /sandbox/payout-request/decide",
    body: '{"requestId": "1", "outcome": "PAY"}',
    does: 'Decides about an agent\'s request for payouts: PAY, or DECLINE with a reason; /sandbox/payout-request lists them with buttons. The brand\'s payoutsPaidUpTo, such as {"VND":"500000","USD":"20"}, pays smaller ones at once.',
  },
  {
    call: "POST /sandbox/raffle/tickets",
    body: '{"username": "demo", "count": 3}',
    does: "Gives a member tickets of the raffle.",
  },
  {
    call: "POST /sandbox/red-envelope/open",
    body: '{"minutes": 10}',
    does: "Opens a red envelope now, and announces it to everybody. /sandbox/red-envelope lists all with a button.",
  },
  {
    call: "POST /sandbox/vip/turnover",
    body: '{"username": "demo", "turnover": "20000000"}',
    does: "Gives a member turnover that counts for the level of the VIP club.",
  },
  {
    call: "POST /sandbox/jackpot/raise",
    body: '{"jackpotId": "3", "level": "MINI"}',
    does: "Raises a level of a jackpot to its bound: the next bet that takes part wins it. Levels: MINI, MAJOR, GRAND.",
  },
  {
    call: "POST /sandbox/leaderboard/end",
    body: '{"leaderboardId": "1"}',
    does: "Ends a leaderboard now: its prizes are paid, and the next one begins. /sandbox/leaderboard lists them with buttons.",
  },
  {
    call: "POST /sandbox/redeem/decide",
    body: '{"redeemId": "R…", "status": "REJECTED", "reason": "No longer made"}',
    does: "Decides about a redeem of points: APPROVED or REJECTED; /sandbox/redeem lists them with buttons.",
  },
  {
    call: "POST /sandbox/redeem/stock",
    body: '{"rewardId": 11, "stock": 5}',
    does: "Sets how many of a reward of the mall are left.",
  },
  {
    call: "POST /sandbox/win",
    body: '{"username": "demo", "amount": "2500000", "stake": "100000"}',
    does: "Gives a member a bet that wins this amount, through the ledger; of the smallest stake unless one is named. Larger wins are announced to everybody.",
  },
  {
    call: "POST /sandbox/message",
    body: '{"username": "demo", "title": "Hello"}',
    does: "Sends a member a message, unread.",
  },
  {
    call: "POST /sandbox/announcement",
    body: '{"type": "H", "title": "Doors open at eight.", "content": "Come in!", "pinned": true, "route": "/promotions"}',
    does: "Publishes an announcement at once: H headline, PL player, PR promotion, PU popup. DELETE removes them.",
  },
  {
    call: "POST /sandbox/chat",
    body: '{"username": "demo", "content": "Hello, this is Lan."}',
    does: "Answers in a member's chat room, as a person would.",
  },
  {
    call: "POST /sandbox/loginToken",
    body: '{"username": "demo"}',
    does: "A token for a login by link: one use, 60 s.",
  },
  {
    call: "POST /sandbox/session/expire",
    body: '{"username": "demo", "reason": "EXPIRED"}',
    does: "Ends a member's sessions: EXPIRED or REVOKED.",
  },
  {
    call: "POST /sandbox/draw",
    body: '{"gameCode": "SEA_5D_1M"}',
    does: "Draws a lottery's next draw now and settles it; the draw after it takes bets at once and keeps its time.",
  },
  {
    call: "POST /sandbox/jobs/run/job-history",
    does: "Runs a job now, by its name or by the key of what waits. GET /sandbox/jobs lists jobs and runs; JSON unless HTML is asked for.",
  },
  { call: "GET /sandbox/outbox", does: "Text messages and e-mails; JSON unless HTML is asked for." },
  { call: "GET /sandbox/feedback", does: "What visitors wrote, with their pictures; JSON unless HTML is asked for." },
  {
    call: "GET /sandbox/calls",
    does: "Counts the calls of the platform by path, with ?by=query also by parameters. DELETE starts anew.",
  },
  {
    call: "GET /sandbox/unsettled",
    does: "Lists work that jobs could not settle: the reason, the number of tries, the time of the next one.",
  },
  { call: "POST /sandbox/reset", does: "Restores the state after the first start, and ends all sessions." },
];

/** The control page: the state of the platform and all controls. */
export const controlPage = ({ clock, config, faults, site }: Platform) =>
  page("Controls", [
    html`<p>Status ${site.systemStatus.status}, ${faults.list().length} faults, time <time>${clock.now().toISOString()}</time>
(${clock.offsetMs} ms off), seed <code>${config.seed}</code>.</p>
<p>Bodies are JSON, for example:</p>
<pre>curl -d '{"username": "demo", "amount": "50000"}' http://${config.host}:${config.port}/sandbox/balance</pre>
<h2>Calls</h2>`,
    html`<table><tbody>${CONTROLS.map(row)}</tbody></table>`,
  ]);

const row = ({ call, body, does }: (typeof CONTROLS)[number]) =>
  html`<tr><td><code>${call}</code></td><td>${does}${body ? html`<pre>${body}</pre>` : ""}</td></tr>`;
