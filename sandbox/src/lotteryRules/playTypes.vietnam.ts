import type { Drawn } from "./kinds.ts";
import { anyOf, bothOf, DIGITS, eachTime, inOrder, SIZES, sizesOf, title } from "./playType.make.ts";
import type { PlayType } from "./playType.ts";

const TWO_DIGITS = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, "0"));
/** Maximum number of pairs in a line: two-digit numbers have many. */
const MOST_IN_PAIRS = 20;

const tails = ({ prizes }: Drawn) => prizes.flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)));
const prize = ({ prizes }: Drawn, code: string) => prizes.find((one) => one.prize === code)?.numbers ?? [];
const special = (drawn: Drawn, digits: number) => prize(drawn, "DB").map((number) => number.slice(-digits));
const pairs = (looksAt: string, code: string, row: string, example: string) => ({
  looksAt: [looksAt],
  code,
  title: title(row),
  choices: TWO_DIGITS,
  example,
});

/**
 * Play types of a Vietnamese draw with that many numbers; members can bet on the last two digits of the prize `head`.
 */
const vietnam = ({ head, loto, both }: { head: string; loto: number; both: number }): readonly PlayType[] => [
  anyOf(
    pairs(
      "tail",
      "DE",
      "Special, last two|特等奖后二|Đề đặc biệt|รางวัลพิเศษสองตัว|Dua akhir hadiah utama|Dezena do prêmio especial",
      "07,68",
    ),
    95,
    (drawn) => special(drawn, 2),
  ),
  anyOf(
    pairs(
      "head",
      "DE_DAU",
      "Head, last two|头奖后二|Đề đầu|รางวัลหัวสองตัว|Dua akhir hadiah kepala|Dezena da cabeça",
      "07,68",
    ),
    95,
    (drawn) =>
      prize(drawn, head)
        .slice(0, 1)
        .map((number) => number.slice(-2)),
  ),
  eachTime(
    pairs(
      "number",
      "LO",
      "Two digits anywhere|包组二|Bao lô 2 số|สองตัวทุกรางวัล|Dua angka di mana saja|Dezena em todos",
      "07,68",
    ),
    loto,
    tails,
  ),
  bothOf(
    pairs(
      "pair",
      "XIEN_2",
      "Two numbers together|串二|Lô xiên 2|สองเลขคู่กัน|Dua nomor bersama|Dois números juntos",
      "07,68",
    ),
    both,
    tails,
    { maxChoices: MOST_IN_PAIRS },
  ),
  inOrder(
    {
      code: "BA_CANG",
      title: title(
        "Special, last three|特等奖后三|Ba càng|รางวัลพิเศษสามตัว|Tiga akhir hadiah utama|Centena do prêmio especial",
      ),
      choices: DIGITS,
      example: "1|2,3|4",
      looksAt: ["hundred", "tail"],
    },
    950,
    (drawn) => special(drawn, 3).join("").split(""),
    { positions: 3 },
  ),
  anyOf(
    {
      code: "DE_SIZE",
      title: title(
        "Special, big or small|特等奖大小单双|Đề tài xỉu|รางวัลพิเศษ สูงต่ำ|Hadiah utama besar kecil|Especial alto ou baixo",
      ),
      choices: SIZES,
      example: "BIG,ODD",
      looksAt: ["tail"],
    },
    1.9,
    (drawn) => sizesOf(Number(special(drawn, 2)[0]), 50),
  ),
];

/** Play types of the north, with 27 numbers. */
export const VIETNAM_NORTH: readonly PlayType[] = vietnam({ head: "1", loto: 3.51, both: 17.3 });

/** Play types of the south, with 18 numbers. */
export const VIETNAM_SOUTH: readonly PlayType[] = vietnam({ head: "8", loto: 5.27, both: 36.3 });
