import { type Noun, nouns } from "./words.ts";

export const FISH_NOUNS: readonly Noun[] = nouns(`
sea|shark|HUNT|Shark Hunter|猎鲨|Săn Cá Mập|ล่าฉลาม|Pemburu Hiu|Caça ao Tubarão
sea|clownfish|ARCADE|Coral Reef|珊瑚礁|Rạn San Hô|แนวปะการัง|Terumbu Karang|Recife
sea|goldenFish|ARCADE|Goldfish|金鱼|Cá Vàng|ปลาทอง|Ikan Mas|Peixinhos
sea|crab|ARCADE|Crab King|蟹王|Vua Cua|ราชาปู|Raja Kepiting|Rei Caranguejo
sea|octopus|HUNT|Octopus|章鱼|Bạch Tuộc|ปลาหมึก|Gurita|Polvo
sea|turtle|ARCADE|Turtle Bay|海龟湾|Vịnh Rùa|อ่าวเต่า|Teluk Penyu|Baía das Tartarugas
sea|puffer|ARCADE|Puffer Party|河豚派对|Tiệc Cá Nóc|ปาร์ตี้ปักเป้า|Pesta Buntal|Festa do Baiacu
sea|angler|HUNT|Abyss|深渊|Vực Sâu|ห้วงลึก|Palung|Abismo
sea|manta|HUNT|Manta|魔鬼鱼|Cá Đuối|กระเบนราหู|Pari Manta|Arraia
sea|jellyfish|ARCADE|Lagoon|水母湖|Đầm Sứa|ทะเลสาบแมงกะพรุน|Laguna|Lagoa
sea|pearlShell|ARCADE|Pearl Diver|采珠人|Thợ Lặn Ngọc|นักดำมุก|Penyelam Mutiara|Mergulho das Pérolas
sea|seahorse|ARCADE|Seahorse|海马|Cá Ngựa|ม้าน้ำ|Kuda Laut|Cavalo-Marinho
sea|cannon|HUNT|Ocean Cannon|海王炮|Đại Bác Biển|ปืนใหญ่มหาสมุทร|Meriam Laut|Canhão do Mar
sea|dragon|HUNT|Dragon King|龙王|Long Vương|ราชามังกร|Raja Naga|Rei Dragão
sea|chest|HUNT|Sunken Gold|沉船宝藏|Vàng Chìm|ทองใต้ทะเล|Emas Karam|Ouro Submerso
sea|koi|ARCADE|Koi Pond|锦鲤池|Hồ Cá Chép|บ่อปลาคาร์ป|Kolam Koi|Lago das Carpas
`);

export const LIVE_NOUNS: readonly Noun[] = nouns(`
live|roulette|ROULETTE|Roulette|轮盘|Roulette|รูเล็ต|Roulette|Roleta
live|roulette|ROULETTE|Auto Roulette|自动轮盘|Roulette Tự Động|รูเล็ตอัตโนมัติ|Roulette Otomatis|Roleta Automática
live|baccarat|BACCARAT|Baccarat|百家乐|Baccarat|บาคาร่า|Bakarat|Bacará
live|baccarat|BACCARAT|Squeeze Baccarat|咪牌百家乐|Baccarat Nặn Bài|บาคาร่าบีบไพ่|Bakarat Intip|Bacará Squeeze
live|blackjack|BLACKJACK|Blackjack|二十一点|Blackjack|แบล็คแจ็ค|Blackjack|Vinte e Um
live|sicBo|DICE|Sic Bo|骰宝|Tài Xỉu|ไฮโล|Sic Bo|Sic Bo
live|moneyWheel|SHOW|Money Wheel|财富转盘|Vòng Quay Tiền|วงล้อเงิน|Roda Uang|Roda do Dinheiro
live|threeCards|POKER|Three Card Poker|三张牌|Poker Ba Lá|โป๊กเกอร์สามใบ|Poker Tiga Kartu|Pôquer de Três Cartas
live|royalFan|POKER|Hold'em|德州扑克|Hold'em|โฮลเด็ม|Hold'em|Hold'em
live|dragon|BACCARAT|Dragon Tiger|龙虎|Rồng Hổ|เสือมังกร|Naga Harimau|Dragão Tigre
live|dice|DICE|Fish Prawn Crab|鱼虾蟹|Bầu Cua|น้ำเต้าปูปลา|Ikan Udang Kepiting|Peixe Camarão Caranguejo
live|chips|SHOW|High Table|高额桌|Bàn Cao|โต๊ะสูง|Meja Tinggi|Mesa Alta
`);

export const PVP_NOUNS: readonly Noun[] = nouns(`
cards|threeCards|CARDS|Three Cards|炸金花|Ba Cây|ไพ่สามใบ|Tiga Kartu|Três Cartas
cards|mahjong|TILES|Mahjong|麻将|Mạt Chược|ไพ่นกกระจอก|Mahjong|Mahjong
cards|dominoes|TILES|Dominoes|多米诺|Domino|โดมิโน|Domino|Dominó
cards|royalFan|CARDS|Texas Poker|德州扑克|Poker Texas|โป๊กเกอร์เท็กซัส|Poker Texas|Pôquer Texas
cards|aceOfCrowns|CARDS|Big Two|大老二|Tiến Lên|สลาฟ|Capsa|Dois Grande
cards|bull|CARDS|Bull Bull|牛牛|Xì Ngưu|วัวสู้|Banteng|Touros
cards|chessPiece|BOARD|Chess|象棋|Cờ Tướng|หมากรุก|Catur|Xadrez
cards|joker|CARDS|Rummy|拉米|Phỏm|รัมมี่|Remi|Rummy
cards|dice|DICE|Dice Duel|骰子对决|Đấu Xúc Xắc|ดวลลูกเต๋า|Duel Dadu|Duelo de Dados
cards|chip|CARDS|High Card|比大小|Bài Cao|ไพ่สูง|Kartu Tinggi|Carta Alta
`);

export const SPORTS_NOUNS: readonly Noun[] = nouns(`
sport|football|FOOTBALL|Football|足球|Bóng Đá|ฟุตบอล|Sepak Bola|Futebol
sport|basketball|BASKETBALL|Basketball|篮球|Bóng Rổ|บาสเกตบอล|Bola Basket|Basquete
sport|tennis|TENNIS|Tennis|网球|Quần Vợt|เทนนิส|Tenis|Tênis
sport|baseball|BASEBALL|Baseball|棒球|Bóng Chày|เบสบอล|Bisbol|Beisebol
sport|boxing|FIGHT|Boxing|拳击|Quyền Anh|มวย|Tinju|Boxe
sport|volleyball|VOLLEYBALL|Volleyball|排球|Bóng Chuyền|วอลเลย์บอล|Bola Voli|Vôlei
sport|shuttle|BADMINTON|Badminton|羽毛球|Cầu Lông|แบดมินตัน|Bulu Tangkis|Badminton
sport|horse|RACING|Horse Racing|赛马|Đua Ngựa|แข่งม้า|Pacuan Kuda|Turfe
sport|helmet|RACING|Motor Racing|赛车|Đua Xe|แข่งรถ|Balap Motor|Automobilismo
sport|cricket|CRICKET|Cricket|板球|Cricket|คริกเก็ต|Kriket|Críquete
sport|gridiron|FOOTBALL|Gridiron|美式橄榄球|Bóng Bầu Dục|อเมริกันฟุตบอล|Futbol Amerika|Futebol Americano
`);

export const ESPORTS_NOUNS: readonly Noun[] = nouns(`
arena|controller|CONSOLE|League|联赛|Giải Đấu|ลีก|Liga|Liga
arena|crosshair|SHOOTER|Strike|枪战|Đột Kích|สไตรค์|Serbuan|Ofensiva
arena|mech|STRATEGY|Mech Wars|机甲战争|Chiến Tranh Máy|สงครามหุ่นยนต์|Perang Robot|Guerra dos Robôs
arena|ninja|FIGHT|Shadow Duel|暗影对决|Đấu Bóng Tối|ดวลเงา|Duel Bayangan|Duelo das Sombras
arena|blades|MOBA|Heroes|英雄|Anh Hùng|ฮีโร่|Pahlawan|Heróis
arena|raceCar|RACING|Street Racing|街头赛车|Đua Đường Phố|แข่งรถซิ่ง|Balap Jalanan|Corrida de Rua
`);

export const ELOTT_NOUNS: readonly Noun[] = nouns(`
lotto|keno|KENO|Keno|基诺|Keno|คีโน|Keno|Keno
lotto|ballCluster|BALLS|Power Balls|强力球|Bóng Năng Lượng|พาวเวอร์บอล|Bola Tenaga|Bolas da Vez
lotto|drum|BALLS|Lucky Drum|摇奖机|Lồng Cầu|ถังนำโชค|Drum Hoki|Globo da Sorte
lotto|ticket|TICKET|Ticket|彩券|Vé Số|สลาก|Tiket|Bilhete
lotto|tripleDraw|FAST|Fast Three|快三|Xổ Số Ba|สามตัว|Cepat Tiga|Trinca Veloz
lotto|luckyBall|BALLS|Lucky Number|幸运号码|Số May Mắn|เลขนำโชค|Nomor Hoki|Número da Sorte
`);
