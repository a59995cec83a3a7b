import { isRecord } from "../lookup/isRecord.ts";
import { wordsOf } from "./concepts.ts";
import { type Conventions, contentOf, isAnswered, isSealed } from "./conventions.ts";
import type { Exchange } from "./har.ts";
import { type Part, partOfValue } from "./parts.ts";

/** A call of the platform, put together from its exchanges. */
export interface TheirCall {
  /** Method and path, with placeholders in braces. */
  name: string;
  method: string;
  words: readonly string[];
  placeholders: readonly string[];
  query: Part;
  body: Part;
  isEncrypted: boolean;
  hasToken: boolean;
  /** Its content; undefined when it was only refused. */
  answer: Part | undefined;
  /** How often each number of a refusal came. */
  refusals: ReadonlyMap<string, number>;
  /** Answers of the platform, for samples. */
  contents: readonly unknown[];
  exchanges: readonly Exchange[];
}

/** What the platform's own documents say of its calls. */
export interface TheirDocs {
  /** Method and path with placeholders, and the names of the body's fields. */
  readonly calls: ReadonlyMap<string, { body: Part }>;
}

/** The calls in an order that does not depend on the recording's. */
export function theirCallsOf(
  exchanges: readonly Exchange[],
  conventions: Conventions,
  docs: TheirDocs | undefined,
): TheirCall[] {
  const { envelope, cipher, token } = conventions;
  const forms = [...(docs?.calls.keys() ?? [])].map((name) => ({
    name,
    form: new RegExp(`^${name.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  const known = new Map<string, string>();
  const named = exchanges.map((one) => {
    const plain = `${one.method} ${one.url.pathname}`;
    const name = forms.find(({ form }) => form.test(plain))?.name ?? templateOf(one, known);
    rememberIds(contentOf(one, envelope), known);
    return { one, name };
  });
  const groups = Map.groupBy(named, ({ name }) => name);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, members]) => {
    const all = members.map(({ one }) => one);
    const answered = all.filter((one) => isAnswered(one, envelope));
    const isEncrypted = all.some((one) => isSealed(one, cipher));
    const empty = partOfValue({});
    const contents = answered.map((one) => contentOf(one, envelope));
    const [method = "", path = ""] = name.split(" ");
    const refused = all.filter((one) => !isAnswered(one, envelope));
    const refusals = Map.groupBy(refused, ({ answer, status }) =>
      String((isRecord(answer) && envelope ? answer[envelope.code] : undefined) ?? status),
    );
    return {
      name,
      method,
      words: wordsOf(path.replaceAll(/\{\w+\}/g, "")),
      placeholders: [...path.matchAll(/\{(\w+)\}/g)].map(([, placeholder = ""]) => placeholder),
      query: all.reduce((part, { url }) => partOfValue(Object.fromEntries(url.searchParams), part), partOfValue({})),
      body: isEncrypted
        ? (docs?.calls.get(name)?.body ?? empty)
        : all.reduce((part, { body }) => partOfValue(body ?? {}, part), partOfValue({})),
      isEncrypted,
      hasToken: token !== undefined && all.some(({ headers }) => headers.has(token.header)),
      answer: contents.length === 0 ? undefined : contents.reduce<Part>((part, one) => partOfValue(one, part), partOfValue({})),
      refusals: new Map([...refusals].map(([code, ones]) => [code, ones.length])),
      contents,
      exchanges: all,
    };
  });
}

const isVersion = (step: string) => /^v\d+$/.test(step);

/** Method and path, with a placeholder for each step that is a value: one that an earlier answer gave, or that looks like one. */
function templateOf({ method, url }: Exchange, known: ReadonlyMap<string, string>): string {
  let before = "";
  const steps = url.pathname.split("/").map((step) => {
    const plain = decoded(step);
    const name = known.get(plain);
    const isValue = /\d/.test(plain) && !isVersion(plain);
    const isOdd = !/^[\w.-]{0,40}$/.test(plain);
    const written = isValue || isOdd ? `{${name ?? `${singularOf(before)}_id`}}` : step;
    before = written.startsWith("{") ? before : plain;
    return written;
  });
  return `${method} ${steps.join("/")}`;
}

const singularOf = (word: string) => word.replaceAll(/\W/g, "_").replace(/s$/, "") || "the";

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Keeps the names under which values were seen first. */
function rememberIds(value: unknown, known: Map<string, string>, name = "id"): void {
  if (Array.isArray(value)) for (const row of value.slice(0, 200)) rememberIds(row, known, name);
  else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) if (/^[A-Za-z_]\w{0,39}$/.test(key)) rememberIds(one, known, key);
  } else if ((typeof value === "string" || typeof value === "number") && known.size < 100_000) {
    const text = String(value);
    if (text.length <= 100 && !known.has(text)) known.set(text, name);
  }
}
