import { straightName, withoutLatinMarks } from "./personName.ts";

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

/** Marks that no language has on a letter after NFC: two on a Latin, Greek or Cyrillic one, five (UTS 39), one twice, rings. */
const PILED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{2}|\p{Mn}{5}|(\p{M})\1|\p{Me}/u;

/** Letters of ASCII, each with the letters and digits that look like it. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    "aаαɑᴀ4@ bвβʙ8 cсϲᴄ dԁᴅ eеεєᴇ3 fғꜰ gɡɢ9 hһнʜ iіıιɪlӏ1|!ј kкκᴋ mмᴍ nпηոɴ",
    "oοоσօᴏ0 pрρᴘ rгʀ sѕꜱ5$ tτтᴛ7 uυսᴜ vѵνᴠ xхχ yуγʏ",
  ]
    .flatMap((line) => line.split(" "))
    .flatMap(([letter = "", ...others]) => others.map((other) => [other, letter])),
);

/** A text in which everything that looks alike is the same: lower case, without accents, `1` and `l` as `i`. */
const looksOf = (text: string): string =>
  [...withoutLatinMarks(text).toLowerCase()]
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join("")
    .replaceAll("rn", "m");

/** Words of the people behind the site: a member with one of them could ask others for passwords or money. */
const RESERVED = [
  ...["admin", "administrator", "moderator", "support", "helpdesk", "help desk", "staff", "official", "system"],
  ...["atrium", "customer service", "service", "security", "operator", "cskh", "ho tro", "quan tri", "quan tri vien"],
  ...["cham soc khach hang", "suporte", "oficial", "administrador", "atendimento", "resmi", "layanan", "dukungan"],
].map(looksOf);
const RESERVED_PARTS = /客服|管理员|管理員|官方|系统|系統|แอดมิน|ผู้ดูแล|เจ้าหน้าที่|ฝ่ายบริการ|админ|поддержк/u;

/** Whether people could take a name for the site's own: whatever its case, accents, spaces and look-alikes. */
export function isReservedName(name: string): boolean {
  // Words also begin with a capital, and digits can be letters or stand beside them.
  const spaced = name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  if (RESERVED_PARTS.test(name.normalize("NFC").toLowerCase())) return true;
  return [name, spaced, spaced.replace(/\p{N}+/gu, " "), name.replace(/\p{N}+$/u, "")].some((form) => {
    const words = looksOf(form)
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean);
    const joined = words.join("");
    return RESERVED.some((word) => ` ${words.join(" ")} `.includes(` ${word} `) || joined === word.replaceAll(" ", ""));
  });
}

/**
 * A name that other people read, as it is kept. Full-width and ornamental letters become plain ones, as Unicode's
 * compatibility has them.
 */
export const publicName = (typed: string): string =>
  straightName(typed.replace(/[\p{Script=Common}\p{Script=Latin}]/gu, (sign) => sign.normalize("NFKC")));

/** The rule that such a name breaks: letters of two scripts in a word, piled-up marks, a reserved word; undefined for none. */
export function faultOfPublicName(name: string): "scripts" | "marks" | "reserved" | undefined {
  if (PILED.test(name)) return "marks";
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  if (!words.every((word) => SCRIPTS.some((script) => script.test(word)))) return "scripts";
  return isReservedName(name) ? "reserved" : undefined;
}
