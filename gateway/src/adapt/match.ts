import { likeness } from "./concepts.ts";
import type { OurCall } from "./contract.ts";
import { type PartPair, pairParts } from "./pairs.ts";
import { inputsOf, type Part } from "./parts.ts";
import type { TheirCall } from "./theirCalls.ts";

/** A call of ours and the call of theirs that does the same. */
export interface Match {
  ours: OurCall;
  theirs: TheirCall;
  score: number;
  /** How much better it is than the next best of either side. */
  lead: number;
  answer: PartPair;
  /** What the request takes, wherever it stands. */
  inputs: PartPair;
}

const leastScore = 0.4;
/** For a pair of which only the names speak, because no answer was read. */
const leastOfNames = 0.6;
const leastLead = 0.06;

/**
 * Pairs the calls of both sides. A pair is taken when no other pair of either side is nearly as good. What is taken is no rival
 * of the others any more, so it goes on until nothing is taken. A call is rather without a partner than with a bad one.
 */
export function matchCalls(ours: readonly OurCall[], theirs: readonly TheirCall[]): Match[] {
  const weight = weights(ours, theirs);
  let open = ours.flatMap((our) => theirs.flatMap((their) => scored(our, their, weight) ?? []));
  const matches: Match[] = [];
  for (let taken = 1; taken > 0; ) {
    const leadOf = leads(open);
    const found = open
      .filter(({ score, answer }) => score >= (answer.fields.length > 0 ? leastScore : leastOfNames))
      .map((pair) => ({ ...pair, lead: leadOf(pair) }))
      .filter(({ lead }) => lead >= leastLead);
    taken = found.length;
    matches.push(...found);
    open = open.filter((pair) => !found.some((one) => one.ours === pair.ours || one.theirs === pair.theirs));
  }
  return matches;
}

/**
 * How much better a pair is than the next best choice. A pair that is the best of both sides may also be compared with what both
 * would have after a swap: when a rival gets its call, its other call must do with the best that is left to it.
 */
function leads(pairs: readonly Match[]): (pair: Match) => number {
  const byOurs = Map.groupBy(pairs, ({ ours }) => ours);
  const byTheirs = Map.groupBy(pairs, ({ theirs }) => theirs);
  const best = (some: readonly Match[] = [], not: (one: Match) => boolean) =>
    some.reduce((most, one) => (not(one) ? most : Math.max(most, one.score)), leastScore);
  return (pair) => {
    const { ours, theirs } = pair;
    const leadOver = (rival: Match, left: number, leftToRival: number) => pair.score + leftToRival - rival.score - left;
    const forOurs = best(byOurs.get(ours), (one) => one.theirs === theirs);
    const forTheirs = best(byTheirs.get(theirs), (one) => one.ours === ours);
    const others = [...(byOurs.get(ours) ?? []), ...(byTheirs.get(theirs) ?? [])].filter((one) => one !== pair);
    const simple = pair.score - Math.max(0, ...others.map(({ score }) => score));
    if (simple <= 0) return simple;
    const swapped = others.reduce((least, rival) => {
      const isSameOurs = rival.ours === ours;
      const left = isSameOurs
        ? best(byTheirs.get(rival.theirs), (one) => one.ours === ours)
        : best(byOurs.get(rival.ours), (one) => one.theirs === theirs);
      return Math.min(least, leadOver(rival, isSameOurs ? forTheirs : forOurs, left));
    }, pair.score);
    return Math.max(simple, swapped);
  };
}

function scored(ours: OurCall, theirs: TheirCall, weight: (word: string) => number): Match | undefined {
  const isRead = ours.method === "GET";
  // Old platforms read by POST too. No change is a GET.
  if (isRead ? !["GET", "POST"].includes(theirs.method) : theirs.method === "GET") return undefined;
  // A client may send its token with public calls too, and may offer to guests what ours does not.
  const access = theirs.hasToken ? (ours.takesToken ? 1 : 0.85) : ours.takesGuests ? 1 : 0.75;
  // What the methods say is not enough.
  const isRelated = likeness(ours.words, theirs.words, weight, ours.said) > 0;
  if (!isRelated) return undefined;
  const context = { ours: ours.words, theirs: theirs.words };
  const answer = theirs.answer === undefined ? none : pairParts(ours.answer, theirs.answer, context);
  const inputs = pairParts(
    inputsOf(ours.placeholders, "id", ours.query, ours.body),
    inputsOf(theirs.placeholders, "word", theirs.query, theirs.body),
    context,
  );
  const words = likeness(actionWords(ours), actionWords(theirs), weight, ours.said);
  const parts: [number, number][] = [[words, 0.45]];
  if (hasFields(ours.answer) && theirs.answer !== undefined) parts.push([answer.score, 0.4]);
  if (theirs.placeholders.length + theirs.query.fields.size + theirs.body.fields.size > 0)
    // We take more than a platform asks for; what it asks for should be there.
    parts.push([(inputs.score + 2 * inputs.covered) / 3, 0.2]);
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  // An answer with fields of which we read none is hardly ours.
  const isUnread = hasFields(theirs.answer) && !hasFields(ours.answer);
  const sealing = ours.isEncrypted === theirs.isEncrypted ? 1 : 0.8;
  const doubts =
    access * sealing * (isUnread ? (isRead ? 0.6 : 0.8) : 1) * (isRead && theirs.method === "POST" ? 0.85 : 1);
  const score = (doubts * parts.reduce((sum, [value, part]) => sum + value * part, 0)) / total;
  return { ours, theirs, score, lead: 0, answer, inputs };
}

const hasFields = (part: Part | undefined) => part !== undefined && (part.fields.size > 0 || part.rows !== undefined);

const none: PartPair = { score: 0, covered: 0, fields: [] };

/** The words of a call, with what its method and its answer say. */
function actionWords({ words, method, placeholders, answer }: OurCall | TheirCall): string[] {
  const isList =
    answer !== undefined && [answer.rows, ...[...answer.fields.values()].map(({ rows }) => rows)].some(Boolean);
  return [
    ...words,
    ...(method === "GET" && isList ? ["list"] : []),
    ...(method === "GET" && !isList && placeholders.length > 0 ? ["detail"] : []),
    ...(method === "DELETE" ? ["remove"] : []),
    ...(method === "PUT" ? ["add"] : []),
    ...(method === "POST" && placeholders.length === 0 ? ["create"] : []),
  ];
}

/** Rare words say more: those that most of our calls have say nothing. */
function weights(ours: readonly OurCall[], theirs: readonly TheirCall[]) {
  const calls = [...ours, ...theirs].map(({ words }) => new Set(words));
  const known = new Map<string, number>();
  const weightOf = (word: string) => 1 / (1 + Math.log(1 + calls.filter((words) => words.has(word)).length));
  return (word: string): number => known.getOrInsertComputed(word, weightOf);
}
