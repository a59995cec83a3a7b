import { expect, test } from "vitest";
import { foldedName, straightName } from "./personName.ts";
import { faultOfPublicName } from "./publicName.ts";

test.each([
  ["O’Brien", "O'Brien"],
  ["Nguyen\u2011Van", "Nguyen-Van"],
  ["O‛Brien", "O'Brien"],
  ["D´Angelo O′Neil Hawaiʻi", "D'Angelo O'Neil Hawai'i"],
  ["Nguyen⁃Van", "Nguyen-Van"],
  ["阿里•买买提", "阿里·买买提"],
  ["阿里․买买提", "阿里·买买提"],
  ["Ｎｇｕｙｅｎ", "Nguyen"],
  ["Ng\u034fuy\ufe0fen\u3164", "Nguyen"],
  [" \u202aTrần\u3000Văn  Quang\u202c", "Trần Văn Quang"],
  ["مریم\u200cسادات", "مریم\u200cسادات"],
])("keeps %j as %j", (typed, kept) => {
  expect(straightName(typed)).toBe(kept);
});

test.each([
  ["O’Brien", "O'BRIEN", true],
  ["Łukasz Strauß", "LUKASZ STRAUSS", true],
  ["Ærø Ibrahım", "AERO IBRAHIM", true],
  ["Nguyễn Văn Đức", "NGUYEN VAN DUC", true],
  ["阿里·买买提", "阿里・买买提", true],
  ["สมชาย ใจดี", "สมชาย ใจดู", false],
  ["สมชาย ใจดี", "สมชาย  ใจดี ", true],
  ["रामि", "राम", false],
  ["Йован", "Иован", false],
  ["Nguyen Van", "Nguyen Vân Anh", false],
])("%j and %j are one person: %s", (one, other, isOne) => {
  expect(foldedName(one) === foldedName(other)).toBe(isOne);
});

test.each([
  ["scripts", ["аdmin", "Pаypal", "suррогt", "สมชายTom"]],
  ["marks", ["Z\u0323\u0334\u0301algo", "สมก็็็", "a\u20dd", "สระ่้๊๋", "漢\u0301\u0302", "1\u0301\u0302\u0303"]],
  ["reserved", ["Support", "S.u.p.p.o.r.t", "Supp0rt 24", "ѕуѕтем", "AdminLinh", "adm1n01", "offıcıal", "𝐒𝐮𝐩𝐩𝐨𝐫𝐭"]],
  [
    "reserved",
    ["Hỗ Trợ", "在线客服", "แอดมินสมชาย", "แอ๊ดมิน", "ฝ่ายสนับสนุน", "客 户 服 务", "Nhân Viên", "модератор", "관리자"],
  ],
  ["reserved", ["ɐdmin", "aɗmɨn", "adᵯin", "Suppport", "adminn", "ad\u034fmin", "\u3164admin", "Ⓐdmin", "sᴜƥƥort"]],
  [
    undefined,
    ["Linh", "Lính Trần", "สมชาย ใจดี", "ที่รัก", "ड़ीं राम", "Анна Smith", "東京タワー", "Supporter", "Z\u0301oe"],
  ],
] as const)("names that others read break the rule %s: %j", (rule, names) => {
  expect(names.map((name) => [name, faultOfPublicName(straightName(name))])).toEqual(names.map((name) => [name, rule]));
});
