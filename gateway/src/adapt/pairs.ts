import { likeness, sameness, wordsOf } from "./concepts.ts";
import { fit, type Part } from "./parts.ts";

/** A field of ours and the field of theirs that is most like it. Paths are those in the value. */
export interface FieldPair {
  ours: string;
  theirs: string;
  /** From 0 to 1. */
  score: number;
  ourPart: Part;
  theirPart: Part;
  /** Of a list: its rows. */
  rows: PartPair | undefined;
}

/** How a value of ours can be made of one of theirs. */
export interface PartPair {
  /** How much of ours and of theirs found a partner, from 0 to 1. */
  score: number;
  /** How much of theirs found a partner, from 0 to 1. */
  covered: number;
  fields: readonly FieldPair[];
}

/** Words that the call itself says, so that `depositId` and `order_no` are the same there. */
export interface Context {
  ours: readonly string[];
  theirs: readonly string[];
}

const leastFieldScore = 0.45;
const leastListScore = 0.25;
const mostDepth = 4;
/** An answer with more values is no answer of ours. */
const mostLeaves = 300;

/** Pairs the fields of two values. */
export function pairParts(ours: Part, theirs: Part, context: Context, depth = 0): PartPair {
  const ourLeaves = leavesOf(ours);
  const theirLeaves = leavesOf(theirs).slice(0, mostLeaves);
  const all = ourLeaves.flatMap(({ path: ourPath, part: ourPart }) =>
    theirLeaves.flatMap(({ path: theirPath, part: theirPart }): FieldPair[] => {
      const isList = ourPart.rows !== undefined;
      const value = isList ? 1 : fit(ourPart, theirPart);
      if (isList !== (theirPart.rows !== undefined) || value === 0) return [];
      // A value seldom moves into or out of an object.
      const moves = Math.abs(ourPath.split(".").length - theirPath.split(".").length);
      const name = nameScore(ourPath, theirPath, context) * (1 - 0.08 * moves);
      if (ourPart.rows !== undefined && theirPart.rows !== undefined) {
        if (depth >= mostDepth) return [];
        const rows = pairRows(ourPart.rows, theirPart.rows, context, depth);
        // Lists that are neither named alike nor have rows alike say nothing of each other.
        const score = ourPath !== "." && name < 0.3 && rows.fields.length < 2 ? 0 : rows.score * 0.8 + name * 0.2;
        return [{ ours: ourPath, theirs: theirPath, score, ourPart, theirPart, rows }];
      }
      const score = name * 0.75 + value * 0.15 + wordsLikeness(ourPart, theirPart) * 0.1;
      return [{ ours: ourPath, theirs: theirPath, score: name < 0.3 ? 0 : score, ourPart, theirPart, rows: undefined }];
    }),
  );
  const order = ourLeaves.map(({ path }) => path);
  const fields = withWholeObjects(ours, oneToOne(all)).toSorted(
    (a, b) => order.indexOf(a.ours) - order.indexOf(b.ours),
  );
  const found = (side: "ourPart" | "theirPart", leaves: readonly { part: Part }[]) => {
    const total = leaves.reduce((sum, { part }) => sum + weightOf(part), 0);
    return total === 0 ? 0 : fields.reduce((sum, field) => sum + field.score * weightOf(field[side]), 0) / total;
  };
  const [our, their] = [found("ourPart", ourLeaves), found("theirPart", theirLeaves)];
  return { score: our + their === 0 ? 0 : (2 * our * their) / (our + their), covered: their, fields };
}

/** Without objects of ours that lack a value that they need: we could not read them. */
function withWholeObjects(ours: Part, fields: readonly FieldPair[]): readonly FieldPair[] {
  const found = new Set(fields.map((field) => field.ours));
  return fields.filter(({ ours: path }) => {
    const steps = path.split(".").slice(0, -1);
    const holder = steps.reduce<Part | undefined>((part, step) => part?.fields.get(step), ours);
    if (holder === undefined || steps.length === 0) return true;
    return [...holder.fields].every(([name, { isNeeded }]) => !isNeeded || found.has(`${steps.join(".")}.${name}`));
  });
}

function pairRows(ours: Part, theirs: Part, context: Context, depth: number): PartPair {
  if (ours.fields.size > 0 && theirs.fields.size > 0) return pairParts(ours, theirs, context, depth + 1);
  if (ours.fields.size > 0 || theirs.fields.size > 0) return { score: 0, covered: 0, fields: [] };
  return { score: fit(ours, theirs) * 0.7, covered: 0, fields: [] };
}

/** What we do without counts little: a platform seldom has all of it. */
const weightOf = (part: Part): number =>
  (part.isNeeded ? 2 : 0.3) * (part.rows === undefined ? 1 : 2 + Math.min(part.rows.fields.size, 6));

/** The values and lists in a value, by their paths. Objects in it are walked through. */
function leavesOf(part: Part, path = "", depth = 0): { path: string; part: Part }[] {
  if (part.rows !== undefined) return [{ path: path === "" ? "." : path, part }];
  if (part.fields.size === 0) return part.kinds.size === 0 ? [] : [{ path: path === "" ? "." : path, part }];
  if (depth > mostDepth) return [];
  return [...part.fields].flatMap(([name, inside]) =>
    leavesOf(inside, path === "" ? name : `${path}.${name}`, depth + 1),
  );
}

function nameScore(ours: string, theirs: string, context: Context): number {
  const [a, b] = [wordsOf(ours), wordsOf(theirs)];
  const plain = likeness(a, b);
  const without = (words: readonly string[], known: readonly string[]) =>
    words.filter((word) => !known.some((one) => sameness(one, word) > 0));
  const [shortA, shortB] = [without(a, context.ours), without(b, context.theirs)];
  // Where both say no more than the call itself, they are its one value.
  const short = shortA.length + shortB.length === 0 ? 0.9 : likeness(shortA, shortB) * 0.95;
  // The last word of a name says what it is; the words before say of what.
  const last = likeness(a.slice(-1), b.slice(-1));
  return Math.max(plain, short) * 0.85 + last * 0.15;
}

/** How many words of our list theirs has. */
function wordsLikeness(ours: Part, theirs: Part): number {
  if (ours.words.size === 0 || theirs.words.size === 0) return 0.5;
  const words = [...theirs.words].map((word) => wordsOf(word));
  const known = words.filter((word) => [...ours.words].some((our) => likeness(wordsOf(our), word) >= 0.5));
  return known.length / words.length;
}

/** Takes the best pairs first, each side once. */
function oneToOne(pairs: readonly FieldPair[]): FieldPair[] {
  const taken = { ours: new Set<string>(), theirs: new Set<string>() };
  return pairs
    .filter(({ score, rows }) => score >= (rows === undefined ? leastFieldScore : leastListScore))
    .toSorted((a, b) => b.score - a.score)
    .filter((pair) => {
      if (taken.ours.has(pair.ours) || taken.theirs.has(pair.theirs)) return false;
      taken.ours.add(pair.ours);
      taken.theirs.add(pair.theirs);
      return true;
    });
}
