import { teamIn } from "@atrium/arcade/teams";
import type { Language } from "../http/languages.ts";
import type { LotteryKind } from "../lotteryRules/kinds.ts";
import { PLAY_TYPES } from "../lotteryRules/playTypes.ts";
import { wordsByCode } from "../texts/wordTable.ts";

const COUNTED = wordsByCode(`
lines|lines|条线|dòng|ไลน์|garis|linhas
seats|seats|个座位|ghế|ที่นั่ง|kursi|lugares
`);

const PICKS = wordsByCode(`
Home|Home|主胜|Chủ nhà|เจ้าบ้าน|Tuan rumah|Mandante
Draw|Draw|平局|Hòa|เสมอ|Seri|Empate
Away|Away|客胜|Đội khách|ทีมเยือน|Tamu|Visitante
Over|Over|大于|Trên|สูงกว่า|Di atas|Acima de
Under|Under|小于|Dưới|ต่ำกว่า|Di bawah|Abaixo de
Banker|Banker|庄|Nhà cái|เจ้ามือ|Bankir|Banca
Player|Player|闲|Tay con|ผู้เล่น|Pemain|Jogador
Tie|Tie|和|Hòa|เสมอ|Seri|Empate
Dragon|Dragon|龙|Rồng|มังกร|Naga|Dragão
Tiger|Tiger|虎|Hổ|เสือ|Macan|Tigre
Red|Red|红|Đỏ|แดง|Merah|Vermelho
Black|Black|黑|Đen|ดำ|Hitam|Preto
Odd|Odd|单|Lẻ|คี่|Ganjil|Ímpar
Even|Even|双|Chẵn|คู่|Genap|Par
BIG|Big|大|Tài|สูง|Besar|Grande
SMALL|Small|小|Xỉu|ต่ำ|Kecil|Pequeno
ODD|Odd|单|Lẻ|คี่|Ganjil|Ímpar
EVEN|Even|双|Chẵn|คู่|Genap|Par
`);

const count = /^(\d+) (\w+)$/;
const pick = /^([A-Z][a-z]+)( [-+]?\d+(?:\.\d+)?)?$/;
const match = /^(.+) – (.+): (home|draw|away) @ (\S+)$/;
const lotteryLine = /^(\w+) (\S+) (x\d+)$/;

/** What a bet was on, in the reader's language; `kind` is that of a lottery. The record keeps it as it was placed. */
export function betContent(content: string | null, language: Language, kind?: LotteryKind): string | null {
  if (content === null) return null;
  const [, number, things = ""] = count.exec(content) ?? [];
  const counted = COUNTED.get(things)?.[language];
  if (number && counted) return `${number} ${counted}`;
  const [, chosen = "", rest = ""] = pick.exec(content) ?? [];
  const name = PICKS.get(chosen)?.[language];
  if (name) return `${name}${rest}`;
  const [, home, away, outcome = "", odds] = match.exec(content) ?? [];
  const onMatch = PICKS.get(outcome.replace(/^./, (first) => first.toUpperCase()))?.[language];
  if (home && away && onMatch)
    return `${teamIn(language, home)} – ${teamIn(language, away)}${language === "CN" ? "：" : ": "}${onMatch} @ ${odds}`;
  if (kind === undefined) return content;
  return content
    .split("; ")
    .map((line) => lineIn(line, language, kind))
    .join("; ");
}

function lineIn(line: string, language: Language, kind: LotteryKind): string {
  const [, code = "", choices = "", times = ""] = lotteryLine.exec(line) ?? [];
  const title = PLAY_TYPES[kind].find((playType) => playType.code === code)?.title[language];
  if (!title) return line;
  return `${title} ${choices.replace(/[A-Z]+/g, (word) => PICKS.get(word)?.[language] ?? word)} ${times}`;
}
