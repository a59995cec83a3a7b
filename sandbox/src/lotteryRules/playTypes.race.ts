import type { Drawn } from "./kinds.ts";
import { anyOf, bothOf, inOrder, oddsByChoice, SIZES, sizesOf, title } from "./playType.make.ts";
import type { PlayType } from "./playType.ts";

const RUNNERS = Array.from({ length: 10 }, (_, i) => String(i + 1).padStart(2, "0"));
const SUMS = Array.from({ length: 17 }, (_, i) => String(i + 3));
/** Number of the 90 orders of the first two that give a sum of 3, 4 … 19. */
const SUM_ODDS = [42.7, 42.7, 21.3, 21.3, 14.2, 14.2, 10.6, 10.6, 8.5, 10.6, 10.6, 14.2, 14.2, 21.3, 21.3, 42.7, 42.7];

const first = (count: number) => (drawn: Drawn) => drawn.numbers.slice(0, count);
const at = (place: number) => (drawn: Drawn) => drawn.numbers.slice(place - 1, place);
const sumOfTwo = ({ numbers: [one, two] }: Drawn) => String(Number(one) + Number(two));
const runners = (looksAt: string, code: string, row: string, example: string) => ({
  looksAt: looksAt.split(""),
  code,
  title: title(row),
  choices: RUNNERS,
  example,
});

/** Play types of a race of ten. */
export const RACE: readonly PlayType[] = [
  anyOf(runners("1", "WINNER", "Winner|冠军|Về nhất|ชนะเลิศ|Juara 1|Vencedor", "01,07"), 9.5, at(1)),
  anyOf(runners("2", "SECOND", "Second|亚军|Về nhì|อันดับ 2|Juara 2|Segundo", "01,07"), 9.5, at(2)),
  anyOf(runners("3", "THIRD", "Third|季军|Về ba|อันดับ 3|Juara 3|Terceiro", "01,07"), 9.5, at(3)),
  inOrder(
    runners(
      "12",
      "FIRST_TWO",
      "First two in order|前二直选|Hai hạng đầu|สองอันดับแรก|Dua teratas|Dois primeiros",
      "01,02|05",
    ),
    85.5,
    first(2),
    { positions: 2, isDistinct: true },
  ),
  bothOf(
    runners(
      "12",
      "FIRST_TWO_ANY",
      "First two, any order|前二组选|Hai hạng đầu bất kỳ|สองอันดับแรกสลับได้|Dua teratas bebas|Dois primeiros, qualquer ordem",
      "01,02,05",
    ),
    42.7,
    first(2),
  ),
  inOrder(
    runners(
      "123",
      "FIRST_THREE",
      "First three in order|前三直选|Ba hạng đầu|สามอันดับแรก|Tiga teratas|Três primeiros",
      "01|05|09",
    ),
    684,
    first(3),
    { positions: 3, isDistinct: true },
  ),
  anyOf(
    {
      code: "WINNER_SIZE",
      title: title("Winner's number|冠军大小单双|Số về nhất|เลขผู้ชนะ|Nomor juara|Número do vencedor"),
      choices: SIZES,
      example: "BIG,EVEN",
      looksAt: ["1"],
    },
    1.9,
    ({ numbers: [winner] }) => sizesOf(Number(winner), 6),
  ),
  oddsByChoice(
    {
      code: "SUM_TWO",
      title: title(
        "Sum of the first two|冠亚和|Tổng hai hạng đầu|ผลรวมสองอันดับแรก|Jumlah dua teratas|Soma dos dois primeiros",
      ),
      choices: SUMS,
      example: "11,12",
      looksAt: ["1", "2"],
    },
    SUM_ODDS,
    sumOfTwo,
  ),
];
