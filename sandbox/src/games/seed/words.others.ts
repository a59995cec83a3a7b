import { type Noun, nouns } from "./words.ts";

export const FISH_NOUNS: readonly Noun[] = nouns(`
sea|shark|ARCADE|Shark Hunter|猎鲨|Săn Cá Mập|ล่าฉลาม|Pemburu Hiu|Caça ao Tubarão
sea|clownfish|ARCADE|Coral Reef|珊瑚礁|Rạn San Hô|แนวปะการัง|Terumbu Karang|Recife
sea|goldenFish|ARCADE|Goldfish|金鱼|Cá Vàng|ปลาทอง|Ikan Mas|Peixinhos
sea|crab|ARCADE|Crab King|蟹王|Vua Cua|ราชาปู|Raja Kepiting|Rei Caranguejo
sea|octopus|ARCADE|Octopus|章鱼|Bạch Tuộc|ปลาหมึก|Gurita|Polvo
sea|turtle|ARCADE|Turtle Bay|海龟湾|Vịnh Rùa|อ่าวเต่า|Teluk Penyu|Baía das Tartarugas
sea|puffer|ARCADE|Puffer Party|河豚派对|Tiệc Cá Nóc|ปาร์ตี้ปักเป้า|Pesta Buntal|Festa do Baiacu
sea|angler|ARCADE|Abyss|深渊|Vực Sâu|ห้วงลึก|Palung|Abismo
sea|manta|ARCADE|Manta|魔鬼鱼|Cá Đuối|กระเบนราหู|Pari Manta|Arraia
sea|jellyfish|ARCADE|Lagoon|水母湖|Đầm Sứa|ทะเลสาบแมงกะพรุน|Laguna|Lagoa
sea|pearlShell|ARCADE|Pearl Diver|采珠人|Thợ Lặn Ngọc|นักดำมุก|Penyelam Mutiara|Mergulho das Pérolas
sea|seahorse|ARCADE|Seahorse|海马|Cá Ngựa|ม้าน้ำ|Kuda Laut|Cavalo-Marinho
sea|cannon|ARCADE|Ocean Cannon|海王炮|Đại Bác Biển|ปืนใหญ่มหาสมุทร|Meriam Laut|Canhão do Mar
sea|dragon|ARCADE|Dragon King|龙王|Long Vương|ราชามังกร|Raja Naga|Rei Dragão
sea|chest|ARCADE|Sunken Gold|沉船宝藏|Vàng Chìm|ทองใต้ทะเล|Emas Karam|Ouro Submerso
sea|koi|ARCADE|Koi Pond|锦鲤池|Hồ Cá Chép|บ่อปลาคาร์ป|Kolam Koi|Lago das Carpas
`);

export const LIVE_NOUNS: readonly Noun[] = nouns(`
live|roulette|ROULETTE|Roulette|轮盘|Roulette|รูเล็ต|Roulette|Roleta
live|baccarat|BACCARAT|Baccarat|百家乐|Baccarat|บาคาร่า|Bakarat|Bacará
live|sicBo|DICE|Sic Bo|骰宝|Tài Xỉu|ไฮโล|Sic Bo|Sic Bo
live|dragon|DRAGON_TIGER|Dragon Tiger|龙虎|Rồng Hổ|เสือมังกร|Naga Harimau|Dragão Tigre
`);

export const PVP_NOUNS: readonly Noun[] = nouns(`
cards|aceOfCrowns|HIGH_CARD|High Card|比大小|Lá Bài Cao|ไพ่สูง|Kartu Tinggi|Carta Alta
`);

/** Matches with goals, and matches of at most three sets. */
export const SPORTS_NOUNS: readonly Noun[] = nouns(`
sport|football|FOOTBALL|Football|足球|Bóng Đá|ฟุตบอล|Sepak Bola|Futebol
sport|tennis|TENNIS|Tennis|网球|Quần Vợt|เทนนิส|Tenis|Tênis
sport|volleyball|VOLLEYBALL|Beach Volleyball|沙滩排球|Bóng Chuyền Bãi Biển|วอลเลย์บอลชายหาด|Bola Voli Pantai|Vôlei de Praia
sport|shuttle|BADMINTON|Badminton|羽毛球|Cầu Lông|แบดมินตัน|Bulu Tangkis|Badminton
`);

/** Matches of at most three maps. */
export const ESPORTS_NOUNS: readonly Noun[] = nouns(`
arena|controller|CONSOLE|Console Cup|主机杯|Cúp Console|คอนโซลคัพ|Piala Konsol|Copa dos Consoles
arena|crosshair|SHOOTER|Strike|枪战|Đột Kích|สไตรค์|Serbuan|Ofensiva
arena|mech|STRATEGY|Mech Wars|机甲战争|Chiến Tranh Máy|สงครามหุ่นยนต์|Perang Robot|Guerra dos Robôs
arena|blades|MOBA|Heroes|英雄|Anh Hùng|ฮีโร่|Pahlawan|Liga dos Heróis
`);

/** Keno, and lotteries by their kind of draw. */
export const ELOTT_NOUNS: readonly Noun[] = nouns(`
lotto|keno|KENO_40|Keno|基诺|Keno|คีโน|Keno|Keno
lotto|ballCluster|FIVE_DIGITS|Five Digits|五位彩|Xổ Số 5 Số|ห้าหลัก|Lima Digit|Loteria 5 Dígitos
lotto|luckyBall|THREE_DIGITS|3D|3D彩|Xổ Số 3D|3D|3D|3D
lotto|tripleDraw|THREE_DICE|Fast Three|快三|Xúc Xắc Nhanh|สามตัว|Cepat Tiga|Trinca Veloz
lotto|drum|RACE|Ten Racing|十车竞速赛车|Đua Xe Mười|แข่งรถสิบคัน|Balap Sepuluh|Corrida dos Dez
`);
