import type { PlaceLotteryOrderInput } from "../__generated__/types.ts";
import { InputRefusal } from "../errors/mutate.ts";

const mostLines = 100;
const longestContent = 1_000;
/** Characters of all lines together. The platform limits the size of a body. */
const longestSlip = 50_000;
const mostTimes = 1_000;
const fewestDraws = 2;
const mostDraws = 50;
const code = /^[\w.-]{1,40}$/;

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;

/** Refuses a slip that is out of the contract's limits, before the platform is called. */
export function assertSlip({ drawNumber, lines, chase }: PlaceLotteryOrderInput): void {
  const refuse = (...field: string[]) => new InputRefusal("VALIDATION_FAILED", field);
  if (!code.test(drawNumber)) throw refuse("drawNumber");
  const size = lines.slice(0, mostLines + 1).reduce((sum, { content }) => sum + content.length, 0);
  if (!isWithin(lines.length, 1, mostLines) || size > longestSlip) throw refuse("lines");
  for (const [i, { playType, content, multiple }] of lines.entries()) {
    const at = String(i);
    if (!code.test(playType)) throw refuse("lines", at, "playType");
    if (!isWithin(content.length, 1, longestContent)) throw refuse("lines", at, "content");
    if (!isWithin(multiple, 1, mostTimes)) throw refuse("lines", at, "multiple");
  }
  if (chase != null && !isWithin(chase.draws, fewestDraws, mostDraws)) throw refuse("chase", "draws");
}

/** Paths of the slip's input by the platform's field names. */
export function slipFields({ lines }: PlaceLotteryOrderInput): Record<string, readonly string[]> {
  const ofLines = lines
    .slice(0, mostLines)
    .flatMap((_, i) =>
      ["playType", "content", "unit", "multiple"].map((field) => [`lines.${i}.${field}`, ["lines", String(i), field]]),
    );
  return {
    ...Object.fromEntries(ofLines),
    gameCode: ["lotteryId"],
    numero: ["drawNumber"],
    lines: ["lines"],
    "chase.count": ["chase", "draws"],
  };
}
