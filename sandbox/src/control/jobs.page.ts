import { html } from "hono/html";
import { page } from "../http/sandboxPage.ts";
import type { JobState, SetAside } from "../jobs/jobStates.ts";
import type { JobRow, JobRun } from "../jobs/jobs.tables.ts";

const NUMBER = new Intl.NumberFormat("en");

/** The jobs as a page: schedule, next run, what waits, latest runs, and a button for each. */
export const jobsPage = (states: readonly JobState[], now: Date) =>
  page("Jobs", [
    html`<p class="muted">The platform's time is ${time(now)}. It decides what is due.</p>`,
    ...states.map((state) => article(state, now)),
  ]);

const article = (state: JobState, now: Date) => html`<article>
<header><strong>${state.name}</strong><span>${state.schedule}</span></header>
<p>${lastRun(state)}</p>
${state.kind === "deferred" ? html`<p>${waitingText(state)}</p>` : ""}
${state.rows.map((row) => waiting(row, state, now))}
${state.setAside.map(setAside)}
${state.runs.length === 0 ? "" : history(state.runs)}
</article>`;

function lastRun({ runs: [last] }: JobState) {
  if (!last) return "It has not run yet.";
  return html`Last run ${time(last.startedAt)}, ${NUMBER.format(last.durationMs)} ms: ${outcome(last)}.`;
}

const waitingText = ({ waiting: count, rows }: JobState) =>
  count > rows.length
    ? `${NUMBER.format(count)} runs wait; the next ${rows.length} are:`
    : `${NUMBER.format(count)} ${count === 1 ? "run waits" : "runs wait"}.`;

const waiting = (row: JobRow, state: JobState, now: Date) => html`<div class="row">
<span>${state.kind === "deferred" ? html`<code>${row.key}</code>: ` : ""}${nextRun(row, state, now)}${failures(row)}</span>
<form method="post" action="/sandbox/jobs/run/${encodeURIComponent(row.key)}"><button aria-label="Run ${row.key} now">Run now</button></form>
</div>`;

function nextRun({ dueAt }: JobRow, { looksForWork, isRunning }: JobState, now: Date) {
  if (isRunning) return "Running now";
  if (dueAt > now) return html`Next run ${time(dueAt)}`;
  return looksForWork ? "No work at present" : "Due now";
}

function failures({ failures: count, retryAt, error }: JobRow) {
  if (count === 0 || retryAt === null) return ".";
  const text = count === 1 ? "failed once" : `failed ${NUMBER.format(count)} times`;
  return html`, <strong>${text}</strong>, not tried again before ${time(retryAt)}: ${error ?? ""}`;
}

const setAside = ({ kind, count, rows }: SetAside) => html`<details open>
<summary><strong>${NUMBER.format(count)} of the kind ${kind} could not be settled</strong></summary>
<div class="scroll"><table><thead><tr><th>Key</th><th>Tried</th><th>Not again before</th><th>Reason</th></tr></thead>
<tbody>${rows.map(
  ({ key, attempts, retryAt, reason }) => html`<tr><td><code>${key}</code></td><td>${NUMBER.format(attempts)}</td>
<td>${time(retryAt)}</td><td>${reason}</td></tr>`,
)}</tbody></table></div></details>`;

const history = (runs: readonly JobRun[]) => html`<details><summary>Latest runs</summary>
<div class="scroll"><table><thead><tr><th>Started</th><th>Took</th><th>Outcome</th></tr></thead>
<tbody>${runs.map(
  (
    run,
  ) => html`<tr><td>${time(run.startedAt)}${run.occurrence === null ? "" : html`<br><code>${run.occurrence}</code>`}</td>
<td>${NUMBER.format(run.durationMs)} ms</td><td>${outcome(run)}</td></tr>`,
)}</tbody></table></div></details>`;

function outcome({ outcome: state, count, error }: JobRun) {
  if (state === "FAILED") return html`<strong>failed</strong>: ${error ?? ""}`;
  if (state === "SKIPPED") return "skipped, it was missed";
  return count === null ? "done" : `done, ${NUMBER.format(count)} handled`;
}

const time = (at: Date) =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().replace("T", " ").slice(0, 19)} UTC</time>`;
