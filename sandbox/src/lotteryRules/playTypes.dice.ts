import type { Drawn } from "./kinds.ts";
import { anyOf, oddsByChoice, oddsByMatches, SIZES, sizesOf, title } from "./playType.make.ts";
import type { PlayType } from "./playType.ts";

const looksAt = ["throw"];
const FACES = ["1", "2", "3", "4", "5", "6"];
const SUMS = Array.from({ length: 16 }, (_, i) => String(i + 3));
/** Number of the 216 throws that give a sum of 3, 4 … 18. */
const SUM_ODDS = [205.2, 68.4, 34.2, 20.5, 13.7, 9.77, 8.2, 7.6, 7.6, 8.2, 9.77, 13.7, 20.5, 34.2, 68.4, 205.2];

const facesOf = ({ numbers }: Drawn) => numbers;
const sumOf = ({ numbers }: Drawn) => numbers.reduce((sum, face) => sum + Number(face), 0);
const isTriple = ({ numbers }: Drawn) => new Set(numbers).size === 1;
const twice = ({ numbers }: Drawn) => numbers.filter((face, i) => numbers.indexOf(face) < i);

/** Play types of three dice. */
export const THREE_DICE: readonly PlayType[] = [
  // Triples lose, as in all sic bo rules.
  anyOf(
    {
      code: "SUM",
      title: title("Big or small|大小单双|Tài xỉu|สูงต่ำ คู่คี่|Besar kecil|Alto ou baixo"),
      choices: SIZES,
      example: "BIG,ODD",
      looksAt,
    },
    1.95,
    (drawn) => sizesOf(isTriple(drawn) ? undefined : sumOf(drawn), 11),
  ),
  oddsByChoice(
    { code: "SUM_VALUE", title: title("Sum|和值|Tổng|ผลรวม|Jumlah|Soma"), choices: SUMS, example: "9,10,11", looksAt },
    SUM_ODDS,
    (drawn) => String(sumOf(drawn)),
  ),
  oddsByMatches(
    {
      code: "ONE_FACE",
      title: title("One number|单骰|Một số|เลขเดี่ยว|Satu angka|Um número"),
      choices: FACES,
      example: "6",
      looksAt,
    },
    [2, 3.2, 7],
    facesOf,
  ),
  anyOf(
    { code: "PAIR", title: title("Pair|对子|Đôi|คู่|Pasangan|Par"), choices: FACES, example: "2,5", looksAt },
    12.8,
    (drawn) => [...new Set(twice(drawn))],
  ),
  anyOf(
    { code: "TRIPLE", title: title("Triple|豹子|Bộ ba|ตอง|Tripel|Trinca"), choices: FACES, example: "6", looksAt },
    205.2,
    (drawn) => (isTriple(drawn) ? facesOf(drawn) : []),
  ),
  anyOf(
    {
      code: "ANY_TRIPLE",
      title: title("Any triple|任意豹子|Bộ ba bất kỳ|ตองใดก็ได้|Tripel apa pun|Qualquer trinca"),
      choices: ["ANY"],
      example: "ANY",
      looksAt,
    },
    34.2,
    (drawn) => (isTriple(drawn) ? ["ANY"] : []),
  ),
];
