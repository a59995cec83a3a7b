/** The parts of a draw that are checked. */
export interface CheckedDraw {
  readonly gameCode: string;
  readonly number: string;
  readonly kind: string;
  readonly commitment: string;
  readonly seed: string;
  readonly numbers: readonly string[];
  readonly prizes: readonly { readonly code: string; readonly numbers: readonly string[] }[];
}

/** Result of a check; null when this client does not know the kind of draw. */
export interface Finding {
  readonly isSeedTheOne: boolean;
  readonly areNumbersFromSeed: boolean | null;
}

const BLOCK_NUMBERS = 8;
const RANGE = 2 ** 32;
const text = new TextEncoder();

const bytesOf = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Checks a draw as docs/lottery.md describes, with the browser alone: the seed must match the commitment, and the
 * numbers must follow from the seed.
 */
export async function checkDraw(draw: CheckedDraw): Promise<Finding> {
  const seed = bytesOf(draw.seed);
  const hash = hexOf(await crypto.subtle.digest("SHA-256", seed));
  const drawn = await drawAgain(draw.kind, fairStream(seed, `${draw.gameCode}:${draw.number}`));
  const claimed = [...draw.numbers, ...draw.prizes.flatMap(({ numbers }) => numbers)];
  return {
    isSeedTheOne: hash === draw.commitment.toLowerCase(),
    areNumbersFromSeed: drawn && drawn.join() === claimed.join(),
  };
}

type Below = (bound: number) => Promise<number>;

/**
 * The numbers that follow from a seed: 32 bits at a time from HMAC-SHA-256 of the draw's name and a counter. Values
 * from the last, incomplete range are rejected.
 */
function fairStream(seed: Uint8Array<ArrayBuffer>, name: string): Below {
  let block: DataView | undefined;
  let next = 0;
  const key = crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const uint32 = async () => {
    const place = next % BLOCK_NUMBERS;
    if (place === 0 || !block) {
      const counted = text.encode(`${name}:${Math.floor(next / BLOCK_NUMBERS)}`);
      block = new DataView(await crypto.subtle.sign("HMAC", await key, counted));
    }
    next += 1;
    return block.getUint32(place * 4);
  };
  return async (bound) => {
    const limit = RANGE - (RANGE % bound);
    let number = await uint32();
    while (number >= limit) number = await uint32();
    return number % bound;
  };
}

/** How many numbers each prize of a Vietnamese draw has, and with how many digits; the special prize first. */
const VIETNAM: Readonly<Record<string, readonly (readonly [count: number, digits: number])[]>> = {
  VIETNAM_NORTH: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  VIETNAM_SOUTH: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
};

async function drawAgain(kind: string, below: Below): Promise<string[] | null> {
  const digits = async (count: number) => {
    let number = "";
    for (let i = 0; i < count; i += 1) number += await below(10);
    return number;
  };
  const many = async (count: number, one: () => Promise<string>) => {
    const drawn: string[] = [];
    for (let i = 0; i < count; i += 1) drawn.push(await one());
    return drawn;
  };
  if (kind === "FIVE_DIGITS") return many(5, () => digits(1));
  if (kind === "THREE_DIGITS") return many(3, () => digits(1));
  if (kind === "THREE_DICE") return many(3, async () => String((await below(6)) + 1));
  if (kind === "RACE") {
    const waiting = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, "0"));
    return many(10, async () => waiting.splice(await below(waiting.length), 1).join());
  }
  const table = VIETNAM[kind];
  if (!table) return null;
  const drawn: string[] = [];
  for (const [count, size] of table) drawn.push(...(await many(count, () => digits(size))));
  return drawn;
}
