import { isRecord } from "../basics/isRecord.ts";
import { wordsOf } from "./concepts.ts";
import type { OurCall } from "./contract.ts";
import { type Conventions, contentOf, hasToken, isAnswered, isSealed } from "./conventions.ts";
import { type Exchange, RecordingError } from "./har.ts";
import { emptyPart, type Part, partOfValue } from "./parts.ts";
import { placeholdersIn, rememberIds, templateOf } from "./templates.ts";

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
  /** The first answer with each number of a refusal. */
  refusals: ReadonlyMap<string, unknown>;
  /** Its first content, for a sample. */
  sample: unknown;
}

const mostCalls = 1_000;

/** The calls in an order that does not depend on the recording's. `docs` are those of the platform's own documents. */
export function theirCallsOf(
  exchanges: readonly Exchange[],
  conventions: Conventions,
  docs: readonly OurCall[],
): TheirCall[] {
  const { envelope, cipher, token } = conventions;
  const forms = docs.map(({ name }) => ({
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
  if (groups.size > mostCalls)
    throw new RecordingError(
      `The recording has ${groups.size} calls, the most is ${mostCalls}. Say with --docs which steps of paths are values.`,
    );
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) => {
      const all = members.map(({ one }) => one);
      const answered = all.filter((one) => isAnswered(one, envelope));
      const isEncrypted = all.some((one) => isSealed(one, cipher));
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
        placeholders: placeholdersIn(path),
        query: all.reduce((part, { url }) => partOfValue(Object.fromEntries(url.searchParams), part), emptyPart()),
        body: isEncrypted
          ? (docs.find((one) => one.name === name)?.body ?? emptyPart())
          : all.reduce((part, { body }) => partOfValue(body ?? {}, part), emptyPart()),
        isEncrypted,
        hasToken: all.some((one) => hasToken(one, token)),
        answer:
          contents.length === 0 ? undefined : contents.reduce<Part>((part, one) => partOfValue(one, part), emptyPart()),
        refusals: new Map([...refusals].map(([code, ones]) => [code, ones[0]?.answer])),
        sample: contents[0],
      };
    });
}
