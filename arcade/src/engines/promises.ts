/**
 * Words of titles that promise a game, in the languages of the catalogue, by the kinds (`gameClassify`) that keep the promise.
 * `-` is a game that nothing here plays. Words of scripts with spaces are whole words, others are found anywhere.
 */
const PROMISES = `
ROULETTE|roulette|轮盘|รูเล็ต|rolet|roleta
BACCARAT|baccarat|百家乐|บาคาร่า|bakarat|bacará|punto banco
DICE THREE_DICE|sic bo|骰宝|tài xỉu|ไฮโล|dice|骰子|xúc xắc|ลูกเต๋า|dadu|dados
DRAGON_TIGER|dragon tiger|龙虎|rồng hổ|เสือมังกร|naga harimau|dragão tigre
HIGH_CARD|high card|比大小|lá bài cao|ไพ่สูง|kartu tinggi|carta alta
FOOTBALL|football|soccer|足球|bóng đá|ฟุตบอล|sepak bola|futebol
TENNIS|tennis|网球|quần vợt|เทนนิส|tenis|tênis
BADMINTON|badminton|羽毛球|cầu lông|แบดมินตัน|bulu tangkis
VOLLEYBALL|volleyball|排球|bóng chuyền|วอลเลย์บอล|bola voli|vôlei
KENO_40|keno|基诺|คีโน
THREE_DICE|fast three|k3|快三|สามตัว|cepat tiga|trinca veloz
THREE_DIGITS|3d
FIVE_DIGITS|five digits|五位彩|5 số|ห้าหลัก|lima digit|cinco dígitos
RACE|racing|赛车|đua xe|แข่งรถ|balap|corrida|pk10
-|blackjack|二十一点|21|แบล็คแจ็ค|vinte e um|poker|hold'em|holdem|扑克|โป๊กเกอร์|โฮลเด็ม|pôquer
-|mahjong|麻将|mạt chược|ไพ่นกกระจอก|chess|象棋|cờ tướng|หมากรุก|catur|xadrez|dominoes|domino|多米诺|โดมิโน|dominó
-|three cards|three card|三张牌|炸金花|ba cây|ba lá|สามใบ|tiga kartu|três cartas|big two|大老二|tiến lên|สลาฟ|capsa|dois grande
-|bull bull|牛牛|xì ngưu|วัวสู้|rummy|拉米|phỏm|รัมมี่|remi|teen patti|andar bahar|ludo|bingo|宾果|บิงโก|craps|crash|plinko
-|wheel|转盘|幸运轮|vòng quay|วงล้อ|roda|power balls|powerball|强力球|พาวเวอร์บอล|prawn|鱼虾蟹|bầu cua|น้ำเต้าปูปลา|camarão
-|horse|horses|赛马|đua ngựa|แข่งม้า|pacuan kuda|turfe|motor|automobilismo|basketball|篮球|bóng rổ|บาสเกตบอล|bola basket|basquete
-|baseball|棒球|bóng chày|เบสบอล|bisbol|beisebol|boxing|拳击|quyền anh|มวย|tinju|boxe|cricket|板球|คริกเก็ต|kriket|críquete
-|premier league|英超|giải ngoại hạng|พรีเมียร์ลีก|liga premier|la liga|serie a|bundesliga|champions league|world cup|世界杯|copa do mundo
-|gridiron|橄榄球|bóng bầu dục|อเมริกันฟุตบอล|futbol amerika|futebol americano|hockey|golf|snooker|darts
`;

const hasSpaces = /^[\p{Script=Latin}\d' ]+$/u;
const words = PROMISES.trim()
  .split("\n")
  .flatMap((line) => {
    const [kinds = "", ...words] = line.split("|");
    return words.map((word) => ({
      word,
      kinds: kinds.split(" "),
      found: new RegExp(hasSpaces.test(word) ? `(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])` : word, "iu"),
    }));
  });

// Most titles have none of the words. To look for their letters takes a small part of the time of the expressions.
const someWord = new RegExp(words.map(({ word }) => word).join("|"), "u");

/** The word of a title that promises another game than its kind (`gameClassify`) plays; undefined when the title is true. */
export function falsePromise(title: string, classify: string): string | undefined {
  const normal = title.normalize("NFC");
  if (!someWord.test(normal.toLowerCase())) return undefined;
  return words.find(({ kinds, found }) => !kinds.includes(classify) && found.test(normal))?.word;
}
