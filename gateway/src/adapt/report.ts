import type { OurCall } from "./contract.ts";
import type { Recording } from "./har.ts";
import type { Match } from "./match.ts";
import type { TheirCall } from "./theirCalls.ts";

const sure = 0.65;

/** What was found, as Markdown: `summary` has its figures. */
export function reportOf(
  recording: Recording,
  ours: readonly OurCall[],
  theirs: readonly TheirCall[],
  matches: readonly Match[],
): { summary: string; markdown: string } {
  const matched = matches.filter(({ score }) => score >= sure);
  const guessed = matches.filter(({ score }) => score < sure);
  const missing = ours.filter((one) => !matches.some((match) => match.ours === one));
  const unknown = theirs.filter((one) => !matches.some((match) => match.theirs === one));
  const summary = `${theirs.length} calls of the platform in ${recording.exchanges.length} answers: ${matched.length} matched, ${guessed.length} guessed, ${unknown.length} not recognised. Of our ${ours.length} calls ${missing.length} are missing, ${missing.filter(({ isNeeded }) => isNeeded).length} of them needed.`;
  const row = (...cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  const table = (title: string, head: readonly string[], rows: readonly string[]) =>
    rows.length === 0 ? [] : ["", `## ${title}`, "", row(...head), row(...head.map(() => "---")), ...rows];
  const matchRow = ({ ours: our, theirs: their, score, lead }: Match) =>
    row(our.name, their.name, score.toFixed(2), lead.toFixed(2));
  const markdown = [
    "# What the recording shows",
    "",
    summary,
    ...table("Matched", ["Ours", "Theirs", "Likeness", "Better than the next by"], matched.map(matchRow)),
    ...table("Guessed: look at each", ["Ours", "Theirs", "Likeness", "Better than the next by"], guessed.map(matchRow)),
    ...table(
      "Not recognised",
      ["Theirs"],
      unknown.map(({ name }) => row(name)),
    ),
    ...table(
      "Missing",
      ["Ours", "What is lost"],
      missing
        .toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
        .map(({ name, isNeeded, withoutIt }) =>
          row(name, isNeeded ? "**Needed.** The site does not work without it." : withoutIt),
        ),
    ),
    ...table(
      "Left out of the recording",
      ["Why", "Entries"],
      [...recording.skipped].map(([why, times]) => row(why, `${times}`)),
    ),
  ].join("\n");
  return { summary, markdown: `${markdown}\n` };
}
