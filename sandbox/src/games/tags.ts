import type { Language } from "../http/languages.ts";
import { wordsByCode } from "../texts/wordTable.ts";
import { classificationTitle } from "./classifications.ts";
import type { Game } from "./game.ts";
import { featuresOf } from "./gameFeatures.ts";

const themes = wordsByCode(`
arena|Arena|竞技场|Đấu trường|สังเวียน|Arena|Arena
aztec|Aztecs|阿兹特克|Aztec|แอซเท็ก|Aztek|Astecas
candy|Sweets|糖果|Kẹo ngọt|ขนมหวาน|Permen|Doces
cards|Cards|纸牌|Lá bài|ไพ่|Kartu|Cartas
classic|Classic|经典|Cổ điển|คลาสสิก|Klasik|Clássico
dragon|Dragons|龙|Rồng|มังกร|Naga|Dragões
egypt|Ancient Egypt|古埃及|Ai Cập cổ đại|อียิปต์โบราณ|Mesir kuno|Egito antigo
fortune|Fortune|财富|Tài lộc|โชคลาภ|Keberuntungan|Fortuna
frost|Winter|冬季|Mùa đông|ฤดูหนาว|Musim dingin|Inverno
fruit|Fruit|水果|Trái cây|ผลไม้|Buah|Frutas
gems|Gems|宝石|Đá quý|อัญมณี|Permata|Pedras preciosas
inferno|Fire|烈焰|Lửa|เปลวไฟ|Api|Fogo
jungle|Jungle|丛林|Rừng rậm|ป่าดงดิบ|Rimba|Selva
live|Tables|牌桌|Bàn chơi|โต๊ะเกม|Meja|Mesas
lotto|Draws|开奖|Quay số|ออกรางวัล|Undian|Sorteios
luck|Good luck|好运|May mắn|โชคดี|Nasib baik|Boa sorte
magic|Magic|魔法|Phép thuật|เวทมนตร์|Sihir|Magia
night|Night|夜晚|Đêm|ราตรี|Malam|Noite
norse|Vikings|维京|Viking|ไวกิ้ง|Viking|Vikings
olympus|Greek gods|希腊众神|Thần Hy Lạp|เทพเจ้ากรีก|Dewa Yunani|Deuses gregos
pirate|Pirates|海盗|Cướp biển|โจรสลัด|Bajak laut|Piratas
savanna|Savanna|大草原|Thảo nguyên|ทุ่งหญ้าสะวันนา|Sabana|Savana
sea|Under the sea|海底世界|Dưới đáy biển|ใต้ทะเล|Bawah laut|Fundo do mar
space|Space|太空|Vũ trụ|อวกาศ|Luar angkasa|Espaço
sport|Sports|体育|Thể thao|กีฬา|Olahraga|Esportes
vegas|Vegas nights|拉斯维加斯|Las Vegas|ลาสเวกัส|Malam Vegas|Noites de Vegas
west|Wild West|西部牛仔|Miền Tây hoang dã|ตะวันตกแดนเถื่อน|Dunia Barat liar|Velho Oeste
`);

/** Words for the search: the theme, the kind and the features of a game, the theme first. */
export function tagsOf(game: Game, language: Language): string[] {
  const theme = themes.get(game.theme)?.[language];
  const kind = classificationTitle(game.gameClassify, language);
  return [...new Set([...(theme ? [theme] : []), kind, ...featuresOf(game.gameClassify, language)])];
}
