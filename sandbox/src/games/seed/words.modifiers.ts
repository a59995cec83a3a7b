import type { Translated } from "../../http/languages.ts";
import { words } from "../../texts/wordTable.ts";

/** Modifiers of nouns in names of games. The Portuguese ones have neither gender nor number, so they fit any noun. */
export const MODIFIERS: readonly Translated[] = words(`
Golden|黄金|Vàng|ทองคำ|Emas|de Ouro
Lucky|幸运|May Mắn|นำโชค|Keberuntungan|da Sorte
Royal|皇家|Hoàng Gia|ราชวงศ์|Kerajaan|da Realeza
Mystic|神秘|Huyền Bí|ลึกลับ|Mistis|do Mistério
Wild|狂野|Hoang Dã|แห่งพงไพร|Liar|da Selva
Ancient|远古|Cổ Đại|โบราณ|Kuno|dos Antigos
Blazing|烈焰|Rực Lửa|เพลิง|Membara|em Chamas
Frozen|冰封|Băng Giá|น้ำแข็ง|Beku|de Gelo
Midnight|午夜|Nửa Đêm|เที่ยงคืน|Tengah Malam|da Meia-Noite
Thunder|雷霆|Sấm Sét|สายฟ้า|Halilintar|do Trovão
Imperial|帝王|Đế Vương|จักรพรรดิ|Kaisar|do Império
Crystal|水晶|Pha Lê|คริสตัล|Kristal|de Cristal
Grand|至尊|Vĩ Đại|ยิ่งใหญ่|Agung|de Gala
Eternal|永恒|Vĩnh Cửu|นิรันดร์|Abadi|da Eternidade
Cosmic|宇宙|Vũ Trụ|จักรวาล|Kosmik|do Cosmos
Scarlet|绯红|Đỏ Thắm|สีแดงชาด|Merah|de Rubi
Jade|翡翠|Ngọc Bích|หยก|Giok|de Jade
Moonlit|月光|Ánh Trăng|แสงจันทร์|Rembulan|do Luar
Rising|腾飞|Trỗi Dậy|ผงาด|Bangkit|em Ascensão
Storm|风暴|Bão Tố|พายุ|Badai|da Tempestade
Shining|闪耀|Tỏa Sáng|เปล่งประกาย|Berkilau|de Luz
Happy|欢乐|Vui Vẻ|แสนสุข|Bahagia|da Alegria
Turbo|极速|Siêu Tốc|เทอร์โบ|Turbo|Turbo
Double|双倍|Nhân Đôi|สองเท่า|Ganda|em Dobro
Magic|魔法|Phép Thuật|เวทมนตร์|Ajaib|da Magia
Silver|白银|Bạc|เงินแท้|Perak|de Prata
Sunset|落日|Hoàng Hôn|ยามเย็น|Senja|do Poente
Neon|霓虹|Neon|นีออน|Neon|Neon
Brave|勇者|Dũng Cảm|ผู้กล้า|Pemberani|da Bravura
Starry|星空|Ngàn Sao|ดวงดาว|Berbintang|das Estrelas
`);

/** Modifiers for games against people. */
export const TABLE_MODIFIERS: readonly Translated[] = words(`
Speed|极速|Tốc Độ|สปีด|Kilat|Veloz
Royal|皇家|Hoàng Gia|รอยัล|Kerajaan|Real
Grand|豪华|Thượng Hạng|แกรนด์|Agung|Triunfal
Velvet|天鹅绒|Nhung|กำมะหยี่|Beludru|de Veludo
Golden|黄金|Vàng|ทองคำ|Emas|de Ouro
Saigon|西贡|Sài Gòn|ไซ่ง่อน|Saigon|Saigon
Riviera|里维埃拉|Riviera|ริเวียร่า|Riviera|Riviera
Lotus|莲花|Hoa Sen|ดอกบัว|Teratai|de Lótus
Diamond|钻石|Kim Cương|เพชร|Berlian|Diamante
Lucky|幸运|May Mắn|นำโชค|Keberuntungan|da Sorte
Emerald|绿宝石|Lục Bảo|มรกต|Zamrud|Esmeralda
Midnight|午夜|Nửa Đêm|เที่ยงคืน|Tengah Malam|da Meia-Noite
Jade|翡翠|Ngọc Bích|หยก|Giok|de Jade
Dragon|神龙|Rồng|มังกร|Naga|do Dragão
Phoenix|凤凰|Phượng Hoàng|ฟีนิกซ์|Feniks|da Fênix
Classic|经典|Cổ Điển|คลาสสิก|Klasik|Tradicional
Lightning|闪电|Tia Chớp|สายฟ้า|Halilintar|Relâmpago
Crown|皇冠|Vương Miện|มงกุฎ|Mahkota|da Coroa
Prestige|尊贵|Danh Giá|เพรสทีจ|Prestise|Prestige
Mekong|湄公|Mê Kông|แม่โขง|Mekong|Mekong
Orchid|兰花|Hoa Lan|กล้วยไม้|Anggrek|de Orquídea
Platinum|铂金|Bạch Kim|แพลทินัม|Platinum|Platinum
Sapphire|蓝宝石|Lam Ngọc|ไพลิน|Safir|Safira
Pearl|珍珠|Ngọc Trai|ไข่มุก|Mutiara|de Pérola
Infinite|无限|Vô Cực|ไร้ขีดจำกัด|Tanpa Batas|Sem Fim
Monsoon|季风|Gió Mùa|มรสุม|Monsun|da Monção
`);

/** Modifiers for sports, e-sports and draws. */
export const EVENT_MODIFIERS: readonly Translated[] = words(`
World|世界|Thế Giới|โลก|Dunia|Mundial
Virtual|虚拟|Ảo|เสมือนจริง|Virtual|Virtual
Premier|超级|Ngoại Hạng|พรีเมียร์|Premier|Premier
Night|夜场|Ban Đêm|ยามค่ำ|Malam|da Noite
Turbo|极速|Siêu Tốc|เทอร์โบ|Turbo|Turbo
Grand|大满贯|Đỉnh Cao|แกรนด์|Agung|Triunfal
Pacific|太平洋|Thái Bình Dương|แปซิฟิก|Pasifik|do Pacífico
Mega|超级大|Siêu Cấp|เมกะ|Mega|Mega
Rising|新星|Trỗi Dậy|ดาวรุ่ง|Bintang Baru|Triunfante
Golden|金牌|Vàng|ทองคำ|Emas|de Ouro
`);

/** Suffixes of slot names. */
export const SUFFIXES: readonly Translated[] = words(`
Deluxe|豪华版|Thượng Hạng|ดีลักซ์|Deluxe|Deluxe
Rush|狂潮|Bùng Nổ|สุดมันส์|Rush|Rush
Quest|探险|Phiêu Lưu|ผจญภัย|Petualangan|Aventura
Treasures|宝藏|Kho Báu|ขุมทรัพย์|Harta Karun|Tesouros
Bonanza|大丰收|Bội Thu|โบนันซ่า|Bonanza|Bonanza
Legends|传奇|Huyền Thoại|ตำนาน|Legenda|Lendas
`);
