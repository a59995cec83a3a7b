import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { inRepository } from "../config/repository.ts";
import { callsOf } from "./contract.ts";
import { conventionsOf } from "./conventions.ts";
import { draftOf } from "./draft.ts";
import { type Recording, RecordingError, readHar } from "./har.ts";
import { masked } from "./mask.ts";
import { matchCalls } from "./match.ts";
import { reportOf } from "./report.ts";
import { theirCallsOf } from "./theirCalls.ts";

export interface AdaptOptions {
  /** Where the draft goes. */
  out: string;
  /** The platform's own docs, as OpenAPI. */
  docs?: string | undefined;
  /** Writes into a folder that has something in it. */
  force?: boolean;
}

/** Makes a draft adapter, a report and samples of a HAR file. Returns the report's summary. Throws a RecordingError. */
export function adapt(file: string, { out, docs, force = false }: AdaptOptions): string {
  if (existsSync(out) && !force)
    throw new RecordingError(`${out} is there already. Name another folder, or add --force.`);
  const { files, summary } = understand(readHar(file), docs === undefined ? undefined : readDocs(docs));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
  return summary;
}

/** The files of a draft, by name. */
function understand(recording: Recording, docs: unknown) {
  const ours = callsOf(JSON.parse(readFileSync(inRepository("docs/openapi.json"), "utf8")));
  const conventions = conventionsOf(recording.exchanges);
  const theirs = theirCallsOf(recording.exchanges, conventions, callsOf(docs));
  const matches = matchCalls(ours, theirs);
  const { summary, markdown } = reportOf(recording, ours, theirs, matches);
  const samples = Object.fromEntries(theirs.map(({ name, sample }) => [name, masked(sample)]));
  const files = {
    ...draftOf(conventions, matches, theirs),
    "report.md": markdown,
    "samples.json": `${JSON.stringify(samples, undefined, 1)}\n`,
  };
  return { files, summary };
}

const mostDocs = 32 * 1024 * 1024;

function readDocs(file: string): unknown {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > mostDocs)
    throw new RecordingError(`${file} is larger than 32 MiB: that is no OpenAPI file of one platform.`);
  try {
    return parse(readFileSync(file, "utf8"), { maxAliasCount: 100 });
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [];
    throw new RecordingError(`${file} can't be read as OpenAPI: ${reason}`);
  }
}
