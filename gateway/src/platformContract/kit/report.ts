import { type Finding, type Grade, holds, type Report } from "./findings.ts";

const grades: readonly Grade[] = ["needed", "completed", "added"];
const marks = { ok: "✓", fault: "✗", lost: "–", untried: "·" } as const;

/** The sentences of the report about one call. */
const sentencesOf = ({ faults, losses, note, state }: Finding): string[] => [
  ...faults,
  ...losses.map((loss) => (state === "lost" ? `not offered. ${loss}` : `not sent: ${loss}`)),
  ...(note === undefined ? [] : [note]),
];

/** A line for each grade: how many calls hold, are wrong, are lost, and were not tried. */
const summaryOf = ({ findings }: Report): string[] =>
  grades.map((grade) => {
    const own = findings.filter((finding) => finding.grade === grade);
    const count = (state: Finding["state"]) => own.filter((finding) => finding.state === state).length;
    return `${grade.padEnd(9)} ${count("ok")} as in the contract, ${count("fault")} wrong, ${count("lost")} lost, ${count("untried")} not tried`;
  });

const verdictOf = (report: Report) => (holds(report) ? "All that is needed holds." : "What is needed does not hold.");

/** The report for a terminal. */
export function textOf(report: Report): string {
  const { findings, shared, limitMs } = report;
  const width = Math.max(...findings.map(({ call }) => call.length));
  const parts = grades.map((grade) => {
    const lines = findings
      .filter((finding) => finding.grade === grade)
      .flatMap((finding) => {
        const [first = "", ...others] = sentencesOf(finding);
        const time = finding.ms === undefined ? "" : `${finding.ms} ms`;
        const head = `${marks[finding.state]} ${finding.call.padEnd(width)} ${time.padStart(8)}  `;
        return [`${head}${first}`.trimEnd(), ...others.map((sentence) => `${" ".repeat(head.length)}${sentence}`)];
      });
    return lines.length === 0 ? [] : [grade, ...lines, ""];
  });
  const common = shared.length === 0 ? [] : ["faults of several calls", ...shared.map((fault) => `✗ ${fault}`), ""];
  return [
    ...parts.flat(),
    ...common,
    ...summaryOf(report),
    `limit of each call: ${limitMs} ms`,
    verdictOf(report),
  ].join("\n");
}

/** The report as JSON. */
export const jsonOf = (report: Report): string => JSON.stringify({ holds: holds(report), ...report }, undefined, 2);

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** The report as one page that loads nothing. */
export function htmlOf(report: Report): string {
  const row = (finding: Finding) =>
    `<tr class="${finding.state}"><td>${marks[finding.state]}</td><td><code>${escaped(finding.call)}</code></td><td>${finding.grade}</td><td>${finding.ms ?? ""}</td><td>${sentencesOf(finding).map(escaped).join("<br>")}</td></tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract of ${escaped(report.origin)}</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:75rem;margin:auto;padding:1rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid #8884}.fault td:first-child{color:#d33}.lost,.untried{opacity:.75}code{overflow-wrap:anywhere}</style>
</head><body><h1>${escaped(report.origin)}</h1>
<p><b>${verdictOf(report)}</b><br>${summaryOf(report).join("<br>")}<br>Limit of each call: ${report.limitMs} ms</p>
<ul>${report.shared.map((fault) => `<li>${escaped(fault)}</li>`).join("")}</ul>
<table><tr><th></th><th>Call</th><th>Grade</th><th>ms</th><th></th></tr>
${report.findings.map(row).join("\n")}
</table></body></html>
`;
}
