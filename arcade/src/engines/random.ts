/** A whole number from 0 up to, not including, `bound`, each equally likely. */
export type RandomInt = (bound: number) => number;

/** One of the items, each equally likely. */
export function pickOne<Item>(items: readonly Item[], random: RandomInt): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from.");
  return item;
}

/** `count` different items in random order (the head of a Fisher-Yates shuffle). */
export function pickSome<Item>(items: readonly Item[], count: number, random: RandomInt): Item[] {
  const rest = [...items];
  const picked: Item[] = [];
  while (picked.length < count && rest.length > 0) picked.push(...rest.splice(random(rest.length), 1));
  return picked;
}
