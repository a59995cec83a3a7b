import { bestAssignment } from "./assignment.ts";
import { likeness } from "./concepts.ts";
import type { OurCall } from "./contract.ts";
import { type PartPair, pairParts } from "./pairs.ts";
import type { Part } from "./parts.ts";
import type { TheirCall } from "./theirCalls.ts";

/** A call of ours and the call of theirs that does the same. */
export interface Match {
  ours: OurCall;
  theirs: TheirCall;
  score: number;
  /** How much better it is than the next best of either side. */
  lead: number;
  answer: PartPair;
  query: PartPair;
  body: PartPair;
}

const leastScore = 0.4;
const leastLead = 0.06;

/**
 * Pairs the calls of both sides so that the sum of scores is the largest. A pair is taken only when the sum without it would
 * be smaller by far: otherwise another one might be right. A call is rather without a partner than with a bad one.
 */
export function matchCalls(ours: readonly OurCall[], theirs: readonly TheirCall[]): { matches: Match[]; all: Match[] } {
  const weight = weights(ours, theirs);
  const table = theirs.map((their) => ours.map((our) => scored(our, their, weight)));
  const values = table.map((row) => row.map((pair) => pair?.score ?? 0));
  const best = bestAssignment(values, leastScore);
  const matches = best.columns.flatMap((column, row): Match[] => {
    const pair = table[row]?.[column];
    if (pair === undefined) return [];
    const without = values.map((scores, other) => (other === row ? scores.with(column, 0) : scores));
    const lead = best.total - bestAssignment(without, leastScore).total;
    return lead < leastLead ? [] : [{ ...pair, lead }];
  });
  return { matches, all: table.flat().filter((pair) => pair !== undefined) };
}

function scored(ours: OurCall, theirs: TheirCall, weight: (word: string) => number): Match | undefined {
  const isRead = (method: string) => method === "GET";
  if (isRead(ours.method) !== isRead(theirs.method)) return undefined;
  // A client may send its token with public calls too, and may offer to guests what ours does not.
  const access = theirs.hasToken ? (ours.takesToken ? 1 : 0.85) : ours.takesGuests ? 1 : 0.75;
  if (ours.isEncrypted !== theirs.isEncrypted) return undefined;
  const context = { ours: ours.words, theirs: theirs.words };
  const answer = theirs.answer === undefined ? none : pairParts(ours.answer, theirs.answer, context);
  const query = pairParts(ours.query, theirs.query, context);
  const body = pairParts(ours.body, theirs.body, context);
  const words = likeness(actionWords(ours), actionWords(theirs), weight, ours.said);
  const parts: [number, number][] = [[words, 0.45]];
  if (hasFields(ours.answer) && theirs.answer !== undefined) parts.push([answer.score, 0.4]);
  if (theirs.query.fields.size > 0) parts.push([query.score, 0.2]);
  if (theirs.body.fields.size > 0) parts.push([body.score, 0.15]);
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  // An answer with fields of which we read none is hardly ours.
  const isUnread = hasFields(theirs.answer) && !hasFields(ours.answer);
  const doubts = access * (isUnread ? (isRead(ours.method) ? 0.6 : 0.8) : 1);
  const score = (doubts * parts.reduce((sum, [value, part]) => sum + value * part, 0)) / total;
  return { ours, theirs, score, lead: 0, answer, query, body };
}

const hasFields = (part: Part | undefined) => part !== undefined && (part.fields.size > 0 || part.rows !== undefined);

const none: PartPair = { score: 0, fields: [] };

/** The words of a call, with what its method and its answer say. */
function actionWords({ words, method, placeholders, answer }: OurCall | TheirCall): string[] {
  const isList = answer !== undefined && [answer.rows, ...[...answer.fields.values()].map(({ rows }) => rows)].some(Boolean);
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
  return (word: string): number => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const made = 1 / (1 + Math.log(1 + calls.filter((words) => words.has(word)).length));
    known.set(word, made);
    return made;
  };
}

