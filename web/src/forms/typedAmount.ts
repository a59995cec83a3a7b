import { grouped, plainDigits, separatorsOf, ungrouped } from "./amounts.ts";

/** What a field held before a person changed it. */
export interface Before {
  readonly text: string;
  /** The selection; both are the same when it is only a caret. */
  readonly start: number;
  readonly end: number;
}

interface Edit {
  /** Undefined for a text that comes as a whole, as from a form filler. */
  readonly before: Before | undefined;
  readonly after: string;
  /** Where the caret stands in `after`. */
  readonly caret: number;
  /** The kind of the change, as the browser names it: `deleteContentBackward`. */
  readonly kind: string;
  /** The signs and codes of the currency, which a pasted text may carry. */
  readonly signs: readonly string[];
}

/**
 * The text of a field after a change, with its digits in groups, and where its caret belongs. Only groups that this function
 * made are moved: a typed or pasted text in which a group would be misplaced, such as `1,5` in English, stays as it is, since
 * a wrong guess would change an amount. It is grouped as soon as it can be read.
 */
export function typedAmount(
  { before, after, caret, kind, signs }: Edit,
  locale: string,
): { text: string; caret: number } {
  const { group } = separatorsOf(locale);
  const bare = (text: string) => plainDigits(text).replaceAll(group, "");
  const tail = after.slice(caret);
  const known = before && isGrouped(before.text, locale) ? edited(before) : null;
  const whole =
    known?.number ??
    ungrouped(
      signs.reduce((text, sign) => text.replace(sign, ""), after),
      locale,
    );
  if (whole === null) return { text: after, caret };
  const text = grouped(whole, locale);
  let place = text.length;
  const kept = Math.min((known?.tail ?? bare(tail)).replace(/[^\d.,]/g, "").length, bare(text).length);
  for (let left = kept; left > 0; place -= 1) if (text[place - 1] !== group) left -= 1;
  // A caret beside a group sign stands before it: behind the digit that was typed.
  return { text, caret: text[place - 1] === group ? place - 1 : place };

  /** The number when only the digits between known ones changed; null for other changes. */
  function edited(before: Before): { number: string | null; tail: string } | null {
    const isDeleted = kind.startsWith("delete");
    const start = isDeleted ? caret : before.start;
    const piece = plainDigits(after.slice(start, caret));
    const isKnown = before.text.startsWith(after.slice(0, start)) && before.text.endsWith(tail);
    if (!isKnown || piece.includes(group)) return null;
    let [first, last] = [bare(after.slice(0, start)), bare(tail)];
    // A group sign comes back at once: who deletes it means the digit beside it.
    if (isDeleted && before.start === before.end && first + last === bare(before.text)) {
      if (kind.endsWith("Forward")) last = last.slice(1);
      else first = first.slice(0, -1);
    }
    return { number: ungrouped(first + piece + last, locale), tail: last };
  }
}

/** Whether a text has the groups that `grouped` makes. */
function isGrouped(text: string, locale: string): boolean {
  const number = ungrouped(text, locale);
  return number !== null && grouped(number, locale) === text;
}
