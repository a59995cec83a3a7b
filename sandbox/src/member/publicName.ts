import { withoutLatinMarks } from "./personName.ts";

/** Scripts of living languages. Those of one line are written together; Unicode (UTS 39) counts them as one. */
const SCRIPTS = [
  ...["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic", "Thaana", "Ethiopic", "Tibetan"],
  ...["Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala"],
  ...["Thai", "Lao", "Khmer", "Myanmar"],
  ...["Han|Hiragana|Katakana", "Han|Bopomofo", "Han|Hangul"],
].map((names) => {
  const classes = [...names.split("|"), "Common", "Inherited"].map((name) => `\\p{Script=${name}}`);
  return new RegExp(`^[${classes.join("")}]+$`, "u");
});

/**
 * Marks that no language has on a letter after NFC: two on a Latin, Greek or Cyrillic one, two that belong to no script, two
 * tones or two vowels on one of Thai or Lao, five (UTS 39), one twice, rings.
 */
const PILED = new RegExp(
  [
    "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]\\p{M}{2}|\\p{Mn}{5}|(\\p{M})\\1|\\p{Me}",
    "[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]{2}",
    "[\\u0e48-\\u0e4b]{2}|[\\u0e31\\u0e34-\\u0e39\\u0e47]{2}|[\\u0ec8-\\u0ecb]{2}|[\\u0eb1\\u0eb4-\\u0eb9]{2}",
  ].join("|"),
  "u",
);

/** Letters of ASCII, each with the letters and digits that look like it. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    "aаαɑᴀɐɒʌəⱥ4@ bвβʙɓƀ8 cсϲᴄƈȼ dԁᴅɖɗᵭ eеεєᴇɛǝɘɇ3 fғꜰƒᵮ gɡɢɠǥ9 hһнʜɦⱨ iіıιɪɨɩlӏɭɫƚʟ1|!ј",
    "kкκᴋƙⱪ mмᴍɱᵯɯ nпηոɴɲɳŋƞᵰ oοоσօᴏɔɵ0 pрρᴘƥᵽ qʠɋ rгʀɍɽɾᵲ sѕꜱʂᵴȿƨ5$ tτтᴛƭʈᵵ7 uυսᴜʉʊ vѵνᴠʋ wʍ xхχ yуγʏɏƴ zʐʑƶᵶ",
  ]
    .flatMap((line) => line.split(" "))
    .flatMap(([letter = "", ...others]) => others.map((other) => [other, letter])),
);

/** A text in which everything that looks alike is the same: without accents, `1` and `l` as `i`. */
const looksOf = (text: string): string =>
  [...withoutLatinMarks(text)]
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join("")
    .replaceAll("rn", "m");
const withoutDoubles = (text: string): string => text.replace(/(\p{L})\1+/gu, "$1");

/** Words of the people behind the site: a member with one of them could ask others for passwords or money. */
const RESERVED = [
  ...["admin", "administrator", "moderator", "support", "helpdesk", "help desk", "staff", "official", "system"],
  ...["atrium", "customer service", "customer care", "service", "security", "operator", "sysadmin", "webmaster"],
  ...[
    "cskh",
    "ho tro",
    "quan tri",
    "quan tri vien",
    "quan ly",
    "nhan vien",
    "cham soc",
    "cham soc khach hang",
    "tong dai",
  ],
  ...["suporte", "oficial", "administrador", "moderador", "atendimento", "atendente", "gerente", "equipe", "seguranca"],
  ...["resmi", "layanan", "pelayanan", "dukungan", "petugas", "pengelola", "bantuan"],
].map((word) => withoutDoubles(looksOf(word)));
const RESERVED_PARTS = new RegExp(
  [
    "客服|客户服务|客戶服務|管理|官方|系统|系統|工作人员|工作人員|运营|營運|運営|版主|サポート",
    "แอดมิน|ผู้ดูแล|ผู้จัดการ|เจ้าหน้าที่|ฝ่ายบริการ|ฝ่ายสนับสนุน|พนักงาน|ทีมงาน|관리자|운영자|고객센터|고객지원",
    "админ|адмін|поддержк|підтримк|модератор|оператор|ادمن|ادمين|الدعم|پشتیبانی|एडमिन|सहायता",
  ].join("|"),
  "u",
);
/** Tones of Thai, which change a word for the eye only a little: แอ๊ดมิน. */
const TONES = /[\u0e48-\u0e4c]/gu;
const hasReservedPart = (name: string) =>
  RESERVED_PARTS.test(name) || new RegExp(RESERVED_PARTS.source.replace(TONES, ""), "u").test(name.replace(TONES, ""));

/** Whether people could take a name for the site's own: whatever its case, accents, spaces and look-alikes. */
export function isReservedName(name: string): boolean {
  // Words also begin with a capital, and digits can be letters or stand beside them.
  const spaced = name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  if (
    hasReservedPart(
      name
        .normalize("NFC")
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]/gu, ""),
    )
  )
    return true;
  return [name, spaced, spaced.replace(/\p{N}+/gu, " "), name.replace(/\p{N}+$/u, "")].some((form) => {
    const words = looksOf(form)
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean);
    const joined = withoutDoubles(words.join(""));
    const spoken = ` ${words.map(withoutDoubles).join(" ")} `;
    return RESERVED.some((word) => spoken.includes(` ${word} `) || joined === withoutDoubles(word.replaceAll(" ", "")));
  });
}

/** The rule that such a name breaks: letters of two scripts in a word, piled-up marks, a reserved word; undefined for none. */
export function faultOfPublicName(name: string): "scripts" | "marks" | "reserved" | undefined {
  if (PILED.test(name)) return "marks";
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (!words.every((word) => SCRIPTS.some((script) => script.test(word)))) return "scripts";
  return isReservedName(name) ? "reserved" : undefined;
}
