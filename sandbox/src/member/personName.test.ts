import { describe, expect, test } from "vitest";
import { foldedName, straightName } from "./personName.ts";
import { faultOfPublicName, publicName } from "./publicName.ts";

test.each([
  ["O’Brien", "O'Brien"],
  ["Nguyen\u2011Van", "Nguyen-Van"],
  ["阿卜杜拉•买买提", "阿卜杜拉·买买提"],
  [" \u202aTrần\u3000Văn  Quang\u202c", "Trần Văn Quang"],
  ["مریم\u200cسادات", "مریم\u200cسادات"],
])("keeps %j as %j", (typed, kept) => {
  expect(straightName(typed)).toBe(kept);
});

test.each([
  ["O’Brien", "O'BRIEN", true],
  ["Nguyễn Văn Đức", "NGUYEN VAN DUC", true],
  ["阿卜杜拉·买买提", "阿卜杜拉.买买提", true],
  ["สมชาย ใจดี", "สมชาย ใจดู", false],
  ["สมชาย ใจดี", "สมชาย  ใจดี ", true],
  ["रामि", "राम", false],
  ["Йован", "Иован", false],
  ["Nguyen Van", "Nguyen Vân Anh", false],
])("%j and %j are one person: %s", (one, other, isOne) => {
  expect(foldedName(one) === foldedName(other)).toBe(isOne);
});

describe("a name that others read", () => {
  test.each([
    ["аdmin", "scripts"],
    ["Pаypal", "scripts"],
    ["a\u0e47\u0e47", "marks"],
    ["สมก็็็", "marks"],
    ["Z\u0323\u0334\u0301algo", "marks"],
    ["Support", "reserved"],
    ["S.u.p.p.o.r.t", "reserved"],
    ["Supp0rt 24", "reserved"],
    ["suррогt", "scripts"],
    ["ѕуѕтем", "reserved"],
    ["AdminLinh", "reserved"],
    ["adm1n01", "reserved"],
    ["offıcıal", "reserved"],
    ["𝐒𝐮𝐩𝐩𝐨𝐫𝐭", "reserved"],
    ["Hỗ Trợ", "reserved"],
    ["在线客服", "reserved"],
    ["แอดมินสมชาย", "reserved"],
  ])("refuses %j for its %s", (typed, fault) => {
    expect(faultOfPublicName(publicName(typed))).toBe(fault);
  });

  test.each([
    "Linh",
    "Lính Trần",
    "สมชาย ใจดี",
    "ที่รัก",
    "ड़ीं राम",
    "Анна Smith",
    "小明 Tom",
    "東京タワー",
    "Supporter",
    "Z\u0301oe",
  ])("takes %j", (typed) => {
    expect(faultOfPublicName(publicName(typed))).toBeUndefined();
  });
});
