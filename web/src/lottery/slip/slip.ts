import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { readCount, sum, times } from "../../forms/amounts.ts";

/** A line of the slip. */
export interface SlipLine {
  /** Made by the client, because two lines may be equal. */
  readonly key: string;
  readonly playType: string;
  readonly title: string;
  readonly content: string;
  readonly unit: string;
  readonly multiple: number;
  readonly bets: number;
  readonly currency: string;
}

/** The slip, as a form's values. */
export interface SlipValues {
  /** Number of the draw that the lines are for; empty while there are none. */
  readonly draw: string;
  readonly lines: readonly SlipLine[];
  readonly isChase: boolean;
  /** As it is typed. */
  readonly draws: string;
  readonly stopOnWin: boolean;
}

export const emptySlip: SlipValues = { draw: "", lines: [], isChase: false, draws: "5", stopOnWin: true };
export const maxLines = 100;
export const maxChase = 50;
const minChase = 2;

/** The draws of a chase as they are typed; NaN when the text is no number. */
export const drawsIn = (typed: string): number => readCount(typed, "en");

/** The price of a line for one draw. */
export const priceOf = ({ unit, multiple, bets }: Pick<SlipLine, "unit" | "multiple" | "bets">): string =>
  times(unit, multiple * bets);

/** The price of the whole slip. The platform calculates it again. */
export function totalOf({ lines, isChase, draws }: SlipValues) {
  const rounds = isChase ? clamp(drawsIn(draws), 1, maxChase) : 1;
  return {
    bets: lines.reduce((count, line) => count + line.bets, 0) * rounds,
    amount: times(sum(lines.map(priceOf)), rounds),
    currency: lines[0]?.currency,
  };
}

/** The rules of a chase. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function slipSchema({ formatMessage }: IntlShape) {
  const message = formatMessage({ id: "lottery_chase_range" }, { min: minChase, max: maxChase });
  const isCount = (value: string) => drawsIn(value) >= minChase && drawsIn(value) <= maxChase;
  return object({
    draws: string()
      .default("")
      .when("isChase", ([isChase], schema) => (isChase ? schema.test("count", message, isCount) : schema)),
  });
}

const clamp = (value: number, min: number, max: number) =>
  Number.isInteger(value) ? Math.min(Math.max(value, min), max) : min;
