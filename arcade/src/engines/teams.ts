/** Clubs that don't exist: their English, Chinese and Thai names. Pages in other languages have the English ones. */
const clubRows = `
Harbour City|海港城|ฮาร์เบอร์ ซิตี้
Red River|红河|เรด ริเวอร์
Saigon Tide|西贡浪潮|ไซ่ง่อน ไทด์
Northgate|北门|นอร์ธเกต
Lotus United|莲花联|โลตัส ยูไนเต็ด
Old Quarter|古城|โอลด์ ควอเตอร์
Delta Rovers|三角洲流浪者|เดลต้า โรเวอร์ส
Jade Hill|翡翠山|เจด ฮิลล์
Monsoon Athletic|季风竞技|มอนซูน แอธเลติก
Silver Bay|银湾|ซิลเวอร์ เบย์
Highland Stars|高地之星|ไฮแลนด์ สตาร์ส
Mekong Town|湄公城|แม่โขง ทาวน์
Port Royal|皇家港|พอร์ต รอยัล
Eastbank|东岸|อีสต์แบงก์
Banyan Park|榕树园|แบนยัน พาร์ก
Coral Coast|珊瑚海岸|คอรัล โคสต์`;
const clubTable = clubRows
  .trim()
  .split("\n")
  .map((row) => row.split("|"));

/** The names of the clubs by which a match is drawn and recorded. */
export const clubs = clubTable.map(([english = ""]) => english);

/** Teams of e-sports, which have Latin names in every language. */
export const squads =
  "Night Heron|Zero Hour|Paper Tigers|Blue Static|Ninth Gate|Iron Lotus|Ghost Relay|Sunda Five|Vanta Crew|Kite Club|Deep Current|Last Byte|Sky Lantern|Monolith|Rapid Fox|Third Rail".split(
    "|",
  );

const columns = ["EN", "CN", "TH"];

/** The name of a team in a language. */
export const teamIn = (language: string, team: string): string =>
  clubTable.find(([english]) => english === team)?.[columns.indexOf(language)] ?? team;
