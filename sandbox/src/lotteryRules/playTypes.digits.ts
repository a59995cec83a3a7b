import type { Drawn } from "./kinds.ts";
import { anyOf, DIGITS, inOrder, SIZES, setOf, sizesOf, title } from "./playType.make.ts";
import type { PlayType } from "./playType.ts";

const numbersOf = ({ numbers }: Drawn) => numbers;
const sumOf = ({ numbers }: Drawn) => numbers.reduce((sum, digit) => sum + Number(digit), 0);
const last = (count: number) => (drawn: Drawn) => drawn.numbers.slice(-count);
const first = (count: number) => (drawn: Drawn) => drawn.numbers.slice(0, count);
const at = (position: number) => (drawn: Drawn) => drawn.numbers.slice(position, position + 1);
const digits = (looksAt: string, code: string, row: string, example: string) => ({
  ...{ code, title: title(row), choices: DIGITS, example, looksAt: looksAt.split("") },
});
/** All digits: they decide the sum as well. */
const whole = (count: number, ...named: [code: string, row: string, example: string]) => ({
  ...digits("12345".slice(0, count), ...named),
  looksAt: [..."12345".slice(0, count), "sum"],
});

const POSITIONS = [
  "1st digit|第一位|Số thứ nhất|หลักที่ 1|Digit ke-1|1º dígito",
  "2nd digit|第二位|Số thứ hai|หลักที่ 2|Digit ke-2|2º dígito",
  "3rd digit|第三位|Số thứ ba|หลักที่ 3|Digit ke-3|3º dígito",
  "4th digit|第四位|Số thứ tư|หลักที่ 4|Digit ke-4|4º dígito",
  "5th digit|第五位|Số thứ năm|หลักที่ 5|Digit ke-5|5º dígito",
];

const oneDigit = (count: number): PlayType[] =>
  POSITIONS.slice(0, count).map((row, i) => anyOf(digits(String(i + 1), `DIGIT_${i + 1}`, row, "3,7"), 9.5, at(i)));

const SUM = "Sum|总和|Tổng|ผลรวม|Jumlah|Soma";
const LAST_TWO = "Last two|后二|Hai số cuối|สองตัวท้าย|Dua terakhir|Últimos dois";
const FIRST_TWO = "First two|前二|Hai số đầu|สองตัวหน้า|Dua pertama|Primeiros dois";

const sum = (firstBig: number): PlayType =>
  anyOf({ code: "SUM", title: title(SUM), choices: SIZES, example: "BIG,ODD", looksAt: ["sum"] }, 1.9, (drawn) =>
    sizesOf(sumOf(drawn), firstBig),
  );

/** Play types of five digits, the default first. */
export const FIVE_DIGITS: readonly PlayType[] = [
  inOrder(digits("45", "LAST_TWO", LAST_TWO, "0,5|2,8"), 95, last(2), { positions: 2 }),
  inOrder(digits("12", "FIRST_TWO", FIRST_TWO, "0,5|2,8"), 95, first(2), { positions: 2 }),
  inOrder(
    digits("345", "LAST_THREE", "Last three|后三|Ba số cuối|สามตัวท้าย|Tiga terakhir|Últimos três", "1|2,3|4"),
    950,
    last(3),
    { positions: 3 },
  ),
  inOrder(
    whole(5, "ALL_FIVE", "All five|五星|Cả năm số|ครบห้าตัว|Kelima digit|Todos os cinco", "1|2|3|4|5"),
    95_000,
    numbersOf,
    { positions: 5 },
  ),
  sum(23),
  ...oneDigit(5),
];

/** Play types of three digits. */
export const THREE_DIGITS: readonly PlayType[] = [
  inOrder(
    whole(3, "ALL_THREE", "Exact order|直选|Đúng thứ tự|ตรงสามตัว|Urutan tepat|Ordem exata", "1|2,3|4"),
    950,
    numbersOf,
    { positions: 3 },
  ),
  setOf(
    whole(3, "GROUP_6", "Any order|组六|Bất kỳ thứ tự|สามตัวโต๊ด|Urutan bebas|Qualquer ordem", "1,2,3"),
    158.3,
    3,
    numbersOf,
  ),
  setOf(
    whole(
      3,
      "GROUP_3",
      "Any order with a pair|组三|Thứ tự bất kỳ có đôi|โต๊ดมีคู่|Urutan bebas berpasangan|Com um par",
      "1,2",
    ),
    158.3,
    2,
    numbersOf,
  ),
  inOrder(digits("23", "LAST_TWO", LAST_TWO, "0,5|2,8"), 95, last(2), { positions: 2 }),
  inOrder(digits("12", "FIRST_TWO", FIRST_TWO, "0,5|2,8"), 95, first(2), { positions: 2 }),
  sum(14),
  ...oneDigit(3),
];
