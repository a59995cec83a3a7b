import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { allErrorCodes } from "../../errors/texts.ts";
import { type CallName, callTable } from "../callTable.ts";
import { type AdapterFiles, Problems, readAdapterFiles } from "./adapterFiles.ts";
import { type CallPlan, compileCall } from "./callPlan.ts";
import type { CallAdapter } from "./format.ts";
import type { CallFunction } from "./functions.ts";
import { didYouMean, type Place } from "./place.ts";
import { compilePlatform } from "./platform.ts";
import { Rules } from "./rules.ts";

/** The names of our values by call; undefined when requests are not checked. */
export type RequestValues = ReadonlyMap<string, readonly string[]> | undefined;

/** Reads, checks and compiles the adapter of a folder. Throws an AdapterError with all problems. */
export async function loadRules(folder: string, values: RequestValues): Promise<Rules> {
  const problems = new Problems();
  const files = readAdapterFiles(folder, problems);
  const { content: file, place } = files.platform;
  const platform = compilePlatform(file, place);
  checkCodes(file.codes, place.at("codes"));
  const plans = new Map<CallName, CallPlan>();
  const paths = new Set(requestsOf(files));
  for (const { name: text, entry, tables, at } of entriesOf(files)) {
    const name = callNamed(text);
    if (name === undefined) {
      at.problem(
        `we make no such call${didYouMean(
          text,
          callTable().map((call) => call.name),
        )}`,
      );
      continue;
    }
    if (plans.has(name)) at.problem("this call has another entry already");
    checkCodes(entry.codes, at.at("codes"));
    checkTogether(entry, at);
    plans.set(
      name,
      compileCall(
        name,
        entry,
        {
          platform,
          tables,
          values: values?.get(name),
          shapes: callTable().flatMap((call) => (call.name === name ? [call.shape] : [])),
          run: await loadFunction(folder, entry.function, at.at("function")),
          isOtherCall: (request) => paths.has(request),
        },
        at,
      ),
    );
  }
  problems.check();
  return new Rules(platform, plans, file.others);
}

function* entriesOf({ platform, domains }: AdapterFiles) {
  const shared = platform.content.tables ?? {};
  for (const { content, place } of [platform, ...domains]) {
    const tables = { ...shared, ...content.tables };
    for (const [name, entry] of Object.entries(content.calls ?? {}))
      yield { name, entry, tables, at: place.at("calls", name) };
  }
}

/** The requests of the platform's without placeholders. */
const requestsOf = (files: AdapterFiles) =>
  [...entriesOf(files)].flatMap(({ entry: { request } }) =>
    request === undefined || request.includes("{") ? [] : [request],
  );

const callNamed = (text: string): CallName | undefined => callTable().find(({ name }) => name === text)?.name;

/** A code that looks like one of ours with a typing mistake. The platform may have further ones that we pass on. */
function checkCodes(codes: Readonly<Record<string, string>> = {}, place: Place): void {
  for (const [theirs, ours] of Object.entries(codes)) {
    const proposal = allErrorCodes().includes(ours) ? "" : didYouMean(ours, allErrorCodes());
    if (proposal !== "") place.at(theirs).problem(`we have no code ${ours}${proposal}`);
  }
}

/** Keys that have no effect beside others. */
function checkTogether(entry: CallAdapter, place: Place): void {
  const { missing, function: whole, ...others } = entry;
  const besides = Object.keys(others).filter((key) => key !== "host" || missing);
  if (missing && (whole !== undefined || besides.length > 0))
    place.at("missing").problem("a call that is missing has no other key");
  if (whole !== undefined && besides.length > 0)
    place.at("function").problem(`a function does the whole call: leave out ${besides.join(", ")}`);
}

/** Imports a function. A file that has changed is imported anew; what it imports itself is not. */
async function loadFunction(folder: string, text: string | undefined, place: Place): Promise<CallFunction | undefined> {
  if (text === undefined) return undefined;
  const [file = "", name = ""] = text.split("#");
  if (file.includes("..")) {
    place.problem("the file must be in the folder of the adapter");
    return undefined;
  }
  try {
    const path = join(folder, file);
    const module: Record<string, unknown> = await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`);
    const found = module[name];
    if (isFunction(found)) return found;
    place.problem(`${file} exports no function "${name}"${didYouMean(name, Object.keys(module))}`);
  } catch (error) {
    place.problem(`${file} can't be loaded: ${error instanceof Error ? error.message.split("\n")[0] : "unknown"}`);
  }
  return undefined;
}

/** The file's types say what the function takes: it is the operator's own code. */
const isFunction = (value: unknown): value is CallFunction => typeof value === "function";
