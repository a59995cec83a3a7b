import type { Language } from "../http/languages.ts";
import { wordsByCode } from "../texts/wordTable.ts";

const titles = wordsByCode(`
ARCADE|Arcade|街机|Thùng|อาร์เคด|Arkade|Arcade
BACCARAT|Baccarat|百家乐|Baccarat|บาคาร่า|Bakarat|Bacará
BADMINTON|Badminton|羽毛球|Cầu lông|แบดมินตัน|Bulu tangkis|Badminton
CLASSIC|Classic|经典|Cổ điển|คลาสสิก|Klasik|Clássicos
CONSOLE|Console games|主机游戏|Máy chơi game|เกมคอนโซล|Konsol|Console
DICE|Dice|骰子|Xúc xắc|ลูกเต๋า|Dadu|Dados
DRAGON_TIGER|Dragon Tiger|龙虎|Rồng Hổ|เสือมังกร|Naga Harimau|Dragão Tigre
FIVE_DIGITS|Five digits|五位彩|Xổ số 5 số|ห้าหลัก|Lima digit|Cinco dígitos
FOOTBALL|Football|足球|Bóng đá|ฟุตบอล|Sepak bola|Futebol
HIGH_CARD|High card|比大小|Lá bài cao|ไพ่สูง|Kartu tinggi|Carta alta
JACKPOT|Jackpot|累积奖池|Jackpot|แจ็คพอต|Jackpot|Jackpot
KENO_40|Keno|基诺|Keno|คีโน|Keno|Keno
MOBA|MOBA|MOBA|MOBA|MOBA|MOBA|MOBA
RACE|Racing|赛车|Đua xe|แข่งรถ|Balapan|Corridas
ROULETTE|Roulette|轮盘|Roulette|รูเล็ต|Rolet|Roleta
SHOOTER|Shooter|射击|Bắn súng|ยิง|Tembak-menembak|Tiro
STRATEGY|Strategy|策略|Chiến thuật|กลยุทธ์|Strategi|Estratégia
TENNIS|Tennis|网球|Quần vợt|เทนนิส|Tenis|Tênis
THREE_DICE|Dice|骰宝|Xúc xắc|ลูกเต๋า|Dadu|Dados
THREE_DIGITS|3D|3D彩|Xổ số 3D|3D|3D|3D
VIDEO|Video slots|视频老虎机|Video slot|วิดีโอสล็อต|Slot video|Vídeo slots
VIETNAM_NORTH|Northern Vietnam|越南北部|Miền Bắc|เวียดนามเหนือ|Vietnam Utara|Norte do Vietnã
VIETNAM_SOUTH|Southern and central Vietnam|越南中南部|Miền Nam và miền Trung|เวียดนามใต้และกลาง|Vietnam Selatan dan Tengah|Sul e centro do Vietnã
VOLLEYBALL|Beach volleyball|沙滩排球|Bóng chuyền bãi biển|วอลเลย์บอลชายหาด|Bola voli pantai|Vôlei de praia
`);

/** Title of a `gameClassify`; its code when it has no title. */
export const classificationTitle = (code: string, language: Language): string => titles.get(code)?.[language] ?? code;
