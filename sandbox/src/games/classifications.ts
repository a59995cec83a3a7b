import type { Language } from "../http/languages.ts";
import { wordsByCode } from "../texts/wordTable.ts";

const titles = wordsByCode(`
ARCADE|Arcade|街机|Thùng|อาร์เคด|Arkade|Arcade
BACCARAT|Baccarat|百家乐|Baccarat|บาคาร่า|Bakarat|Bacará
BADMINTON|Badminton|羽毛球|Cầu lông|แบดมินตัน|Bulu tangkis|Badminton
BALLS|Ball draws|球类彩票|Quay bóng|จับลูกบอล|Undian bola|Sorteio de bolas
BASEBALL|Baseball|棒球|Bóng chày|เบสบอล|Bisbol|Beisebol
BASKETBALL|Basketball|篮球|Bóng rổ|บาสเกตบอล|Bola basket|Basquete
BLACKJACK|Blackjack|二十一点|Blackjack|แบล็คแจ็ค|Blackjack|Blackjack
BOARD|Board games|棋类|Cờ|เกมกระดาน|Permainan papan|Tabuleiro
CARDS|Cards|纸牌|Bài lá|ไพ่|Kartu|Cartas
CASCADE|Cascades|消除|Thác|เรียงตก|Kaskade|Cascatas
CLASSIC|Classic|经典|Cổ điển|คลาสสิก|Klasik|Clássicos
CONSOLE|Console games|主机游戏|Máy chơi game|เกมคอนโซล|Konsol|Console
CRICKET|Cricket|板球|Cricket|คริกเก็ต|Kriket|Críquete
DICE|Dice|骰子|Xúc xắc|ลูกเต๋า|Dadu|Dados
FAST|Fast draws|快开彩|Quay nhanh|ออกเร็ว|Undian cepat|Sorteio rápido
FIGHT|Fighting|格斗|Đối kháng|ต่อสู้|Laga|Luta
FOOTBALL|Football|足球|Bóng đá|ฟุตบอล|Sepak bola|Futebol
HUNT|Boss hunt|猎王|Săn trùm|ล่าบอส|Buru bos|Caça ao chefe
JACKPOT|Jackpot|累积奖池|Jackpot|แจ็คพอต|Jackpot|Jackpot
KENO|Keno|基诺|Keno|คีโน|Keno|Keno
MOBA|MOBA|MOBA|MOBA|MOBA|MOBA|MOBA
POKER|Poker|扑克|Poker|โป๊กเกอร์|Poker|Pôquer
RACING|Racing|竞速|Đua|แข่งความเร็ว|Balap|Corrida
ROULETTE|Roulette|轮盘|Roulette|รูเล็ต|Rolet|Roleta
SHOOTER|Shooter|射击|Bắn súng|ยิง|Tembak-menembak|Tiro
SHOW|Game shows|游戏节目|Trò chơi truyền hình|เกมโชว์|Acara permainan|Game shows
STRATEGY|Strategy|策略|Chiến thuật|กลยุทธ์|Strategi|Estratégia
TENNIS|Tennis|网球|Quần vợt|เทนนิส|Tenis|Tênis
TICKET|Tickets|刮刮乐|Vé cào|สลาก|Kupon|Bilhetes
TILES|Tiles|麻将牌九|Quân bài|ไพ่นกกระจอก|Ubin|Peças
VIDEO|Video slots|视频老虎机|Video slot|วิดีโอสล็อต|Slot video|Vídeo slots
VOLLEYBALL|Volleyball|排球|Bóng chuyền|วอลเลย์บอล|Bola voli|Vôlei
`);

/** Title of a `gameClassify`; its code when it has no title. */
export const classificationTitle = (code: string, language: Language): string => titles.get(code)?.[language] ?? code;
