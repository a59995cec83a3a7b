import { type Noun, nouns } from "./words.ts";

/** Subjects of slots. */
export const SLOT_NOUNS: readonly Noun[] = nouns(`
gems|diamond|VIDEO|Diamonds|钻石|Kim Cương|เพชร|Berlian|Diamantes
gems|emerald|VIDEO|Emeralds|祖母绿|Ngọc Lục Bảo|มรกต|Zamrud|Esmeraldas
gems|jewel|JACKPOT|Jewels|珠宝|Trang Sức|อัญมณี|Permata|Joias
gems|heartGem|VIDEO|Hearts|水晶之心|Trái Tim|หัวใจ|Hati|Corações
gems|crown|JACKPOT|Crown|王冠|Vương Miện|มงกุฎ|Mahkota|Coroa
gems|chest|JACKPOT|Treasure|宝箱|Rương Báu|หีบสมบัติ|Harta|Tesouro
fruit|cherries|CLASSIC|Cherries|樱桃|Anh Đào|เชอร์รี่|Ceri|Cerejas
fruit|melon|CLASSIC|Melon|西瓜|Dưa Hấu|แตงโม|Semangka|Melancia
fruit|lemon|CLASSIC|Lemons|柠檬|Chanh Vàng|เลมอน|Lemon|Limões
fruit|grapes|CLASSIC|Grapes|葡萄|Chùm Nho|องุ่น|Anggur|Uvas
fruit|plum|CLASSIC|Plums|李子|Mận|ลูกพลัม|Plum|Ameixas
fruit|orange|CLASSIC|Oranges|甜橙|Cam Ngọt|ส้ม|Jeruk|Laranjas
classic|seven|CLASSIC|Sevens|七七七|Bảy Bảy|เลขเจ็ด|Tujuh|Setes
classic|bell|CLASSIC|Bells|铃铛|Chuông|ระฆัง|Lonceng|Sinos
classic|bars|CLASSIC|Bars|三连吧|Thanh Bar|บาร์|Batang Bar|Barras
classic|luckyStar|CLASSIC|Stars|星星|Ngôi Sao|ดวงดาว|Bintang|Estrelas
classic|coin|JACKPOT|Coins|金币|Đồng Xu|เหรียญ|Koin|Moedas
classic|bullion|JACKPOT|Vault|金库|Kho Vàng|ห้องนิรภัย|Brankas|Cofre
dragon|dragon|VIDEO|Dragon|神龙|Rồng|มังกร|Naga|Dragão
dragon|phoenix|VIDEO|Phoenix|凤凰|Phượng Hoàng|ฟีนิกซ์|Feniks|Fênix
dragon|goldFan|VIDEO|Fan|扇子|Quạt|พัด|Kipas|Leque
dragon|koi|VIDEO|Koi|锦鲤|Cá Chép|ปลาคาร์ป|Koi|Carpas
egypt|pharaoh|VIDEO|Pharaoh|法老|Pharaoh|ฟาโรห์|Firaun|Faraó
egypt|scarab|VIDEO|Scarab|圣甲虫|Bọ Hung|แมลงสคารับ|Kumbang|Escaravelho
egypt|anubis|VIDEO|Anubis|阿努比斯|Anubis|อานูบิส|Anubis|Anúbis
egypt|eyeOfHorus|VIDEO|Eye of Horus|荷鲁斯之眼|Mắt Horus|ดวงตาฮอรัส|Mata Horus|Olho de Hórus
egypt|ankh|VIDEO|Nile|尼罗河|Sông Nile|แม่น้ำไนล์|Nil|Nilo
egypt|pyramid|JACKPOT|Pyramid|金字塔|Kim Tự Tháp|พีระมิด|Piramida|Pirâmide
jungle|tiger|VIDEO|Tiger|猛虎|Hổ|เสือ|Harimau|Tigre
jungle|gorilla|VIDEO|Gorilla|金刚|Khỉ Đột|กอริลลา|Gorila|Gorila
jungle|parrot|VIDEO|Parrot|鹦鹉|Vẹt|นกแก้ว|Kakatua|Papagaio
jungle|frog|VIDEO|Frog|金蛙|Ếch|กบ|Katak|Sapo
jungle|templeIdol|VIDEO|Lost Temple|失落神庙|Ngôi Đền Lạc|วิหารที่สาบสูญ|Kuil Hilang|Templo Perdido
savanna|lion|VIDEO|Lion|雄狮|Sư Tử|สิงโต|Singa|Leão
savanna|elephant|VIDEO|Elephant|神象|Voi|ช้าง|Gajah|Elefante
savanna|bull|VIDEO|Buffalo|野牛|Bò Rừng|ควายป่า|Banteng|Búfalo
savanna|eagle|VIDEO|Eagle|雄鹰|Đại Bàng|อินทรี|Elang|Águia
space|planet|VIDEO|Planet|星球|Hành Tinh|ดาวเคราะห์|Planet|Planeta
space|rocket|VIDEO|Rocket|火箭|Tên Lửa|จรวด|Roket|Foguete
space|astronaut|VIDEO|Voyager|航天员|Phi Hành Gia|นักบินอวกาศ|Penjelajah|Viajante
space|ufo|VIDEO|Saucer|飞碟|Đĩa Bay|จานบิน|Piring Terbang|Disco Voador
space|alien|VIDEO|Aliens|外星人|Người Ngoài Hành Tinh|เอเลี่ยน|Alien|Alienígenas
space|comet|JACKPOT|Comet|彗星|Sao Chổi|ดาวหาง|Komet|Cometa
candy|lollipop|VIDEO|Lollipops|棒棒糖|Kẹo Mút|อมยิ้ม|Lolipop|Pirulitos
candy|wrappedCandy|VIDEO|Candy|糖果|Kẹo Ngọt|ลูกกวาด|Permen|Balas
candy|donut|VIDEO|Donuts|甜甜圈|Bánh Vòng|โดนัท|Donat|Rosquinhas
candy|cupcake|VIDEO|Cupcakes|纸杯蛋糕|Bánh Cupcake|คัพเค้ก|Bolu|Bolinhos
candy|gummyBear|VIDEO|Gummy Bears|软糖小熊|Gấu Dẻo|หมีเยลลี่|Beruang Gummy|Ursinhos
candy|iceCream|VIDEO|Ice Cream|冰淇淋|Kem Lạnh|ไอศกรีม|Es Krim|Sorvete
pirate|pirate|VIDEO|Pirates|海盗|Cướp Biển|โจรสลัด|Bajak Laut|Piratas
pirate|galleon|VIDEO|Galleon|帆船|Thuyền Buồm|เรือใบ|Kapal|Galeão
pirate|compass|VIDEO|Compass|罗盘|La Bàn|เข็มทิศ|Kompas|Bússola
pirate|chest|JACKPOT|Plunder|夺宝|Kho Báu|สมบัติโจร|Jarahan|Saque
norse|viking|VIDEO|Vikings|维京人|Viking|ไวกิ้ง|Viking|Vikings
norse|hammer|VIDEO|Hammer|雷神之锤|Búa Thần|ค้อนเทพ|Palu|Martelo
norse|axe|VIDEO|Warrior|战斧|Chiến Binh|นักรบ|Pejuang|Combatente
norse|longship|VIDEO|Longship|龙船|Thuyền Rồng|เรือยาว|Kapal Naga|Drácar
norse|wolf|VIDEO|Wolf|战狼|Sói|หมาป่า|Serigala|Lobo
west|bandit|VIDEO|Bandits|大盗|Cướp Miền Tây|โจรคาวบอย|Bandit|Bandidos
west|sheriffStar|VIDEO|Sheriff|警长|Cảnh Sát Trưởng|นายอำเภอ|Sherif|Xerife
west|horseshoe|VIDEO|Horseshoe|马蹄铁|Móng Ngựa|เกือกม้า|Tapal Kuda|Ferradura
west|dynamite|VIDEO|Dynamite|炸药|Thuốc Nổ|ไดนาไมต์|Dinamit|Dinamite
west|cactus|VIDEO|Desert|荒漠|Sa Mạc|ทะเลทราย|Gurun|Deserto
fortune|luckyCat|VIDEO|Cat|招财猫|Mèo Thần Tài|แมวกวัก|Kucing Hoki|Gato
fortune|lantern|VIDEO|Lantern|灯笼|Đèn Lồng|โคมไฟ|Lampion|Lanterna
fortune|ingot|JACKPOT|Ingots|元宝|Thỏi Vàng|ทองแท่ง|Batangan|Lingotes
fortune|fortuneGod|JACKPOT|God of Wealth|财神|Thần Tài|เทพเจ้าโชคลาภ|Dewa Rezeki|Deus da Riqueza
fortune|lionDance|VIDEO|Lion Dance|舞狮|Múa Lân|เชิดสิงโต|Barongsai|Dança do Leão
fortune|redPacket|VIDEO|Red Packets|红包|Lì Xì|อั่งเปา|Angpao|Envelopes
fortune|firecrackers|VIDEO|Firecrackers|爆竹|Pháo Hoa|ประทัด|Petasan|Rojões
fortune|panda|VIDEO|Panda|熊猫|Gấu Trúc|แพนด้า|Panda|Panda
olympus|zeus|VIDEO|Zeus|宙斯|Zeus|ซุส|Zeus|Zeus
olympus|spartan|VIDEO|Sparta|斯巴达|Sparta|สปาร์ตา|Sparta|Esparta
olympus|trident|VIDEO|Poseidon|海神|Poseidon|โพไซดอน|Poseidon|Poseidon
olympus|bolt|VIDEO|Olympus|奥林匹斯|Olympus|โอลิมปัส|Olimpus|Olimpo
magic|spellbook|VIDEO|Spellbook|魔法书|Sách Phép|คัมภีร์เวท|Kitab Sihir|Grimório
magic|potion|VIDEO|Potions|魔药|Thuốc Tiên|ยาวิเศษ|Ramuan|Poções
magic|crystalBall|VIDEO|Oracle|水晶球|Quả Cầu|ลูกแก้ว|Peramal|Oráculo
magic|wizard|VIDEO|Wizard|巫师|Pháp Sư|พ่อมด|Penyihir|Mago
magic|unicorn|VIDEO|Unicorn|独角兽|Kỳ Lân|ยูนิคอร์น|Unicorn|Unicórnio
magic|owl|VIDEO|Owl|猫头鹰|Cú|นกฮูก|Burung Hantu|Coruja
aztec|sunMask|VIDEO|Sun God|太阳神|Thần Mặt Trời|เทพสุริยะ|Dewa Matahari|Deus Sol
aztec|templeIdol|VIDEO|Idol|神像|Tượng Thần|เทวรูป|Arca|Ídolo
aztec|tiger|VIDEO|Jaguar|美洲豹|Báo Đốm|เสือจากัวร์|Jaguar|Jaguar
inferno|flame|CLASSIC|Flames|火焰|Ngọn Lửa|เปลวไฟ|Api|Labaredas
inferno|chili|VIDEO|Chili|辣椒|Ớt Cay|พริก|Cabai|Pimentas
inferno|seven|CLASSIC|Hot Sevens|火热七|Bảy Nóng|เจ็ดร้อนแรง|Tujuh Panas|Setes Quentes
night|pumpkin|VIDEO|Pumpkins|南瓜|Bí Ngô|ฟักทอง|Labu|Abóboras
night|vampire|VIDEO|Vampires|吸血鬼|Ma Cà Rồng|แวมไพร์|Vampir|Vampiros
night|witchCauldron|VIDEO|Cauldron|女巫大锅|Vạc Phù Thủy|หม้อแม่มด|Kuali|Caldeirão
luck|clover|VIDEO|Clover|四叶草|Cỏ Bốn Lá|ใบโคลเวอร์|Semanggi|Trevos
luck|leprechaunHat|JACKPOT|Leprechaun|小精灵|Yêu Tinh|เลพริคอน|Leprechaun|Duende
luck|horseshoe|VIDEO|Charm|幸运符|Bùa|เครื่องราง|Jimat|Amuleto
frost|fox|VIDEO|Fox|灵狐|Cáo|จิ้งจอก|Rubah|Raposa
frost|wolf|VIDEO|Howl|狼嚎|Tiếng Sói|เสียงหมาป่า|Lolongan|Uivo
vegas|seven|CLASSIC|Vegas|维加斯|Vegas|เวกัส|Vegas|Vegas
vegas|joker|CLASSIC|Joker|小丑|Joker|โจ๊กเกอร์|Joker|Coringa
`);
