// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { accountKey } from "../../browser/accountKey.ts";
import { compare, readAmount, readCount, sum, times, writeAmount } from "../../forms/amounts.ts";
import { isLanguage, localeOf, tagOf } from "../../i18n/language.ts";
import { recordServerTime, resetServerTime, serverNow } from "../../time/serverClock.ts";
import { contentOf, countBets, picksOf } from "../bets/bets.ts";
import { quickChoices, randomPicks } from "../board/quickPicks.ts";
import { clock, phaseAt } from "../draws/drawPhase.ts";
import { favoriteLotteries, toggleFavoriteLottery } from "../menu/favoriteLotteries.ts";
import { lotteryPath } from "../menu/lotteryPath.ts";

const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

beforeEach(resetServerTime);

it("counts the bets of a line: combinations at a position, positions multiplied", () => {
  const five = { positions: 5, minChoices: 1 };
  expect(countBets(five, [["1", "2"], ["3"], ["4"], ["5", "6", "7"], ["8"]])).toBe(6);
  expect(countBets(five, [["1"], ["3"], ["4"], ["5"], []])).toBe(0);
  expect(countBets({ positions: 1, minChoices: 3 }, [digits])).toBe(120);
  expect(picksOf(contentOf([["1", "2"], [], ["BIG"]]))).toEqual([["1", "2"], [], ["BIG"]]);
});

it("calculates amounts exactly", () => {
  expect(times("0.10", 3)).toBe("0.30");
  expect(times("999999999999.99", 1000)).toBe("999999999999990.00");
  expect(sum(["0.1", "0.25", "3"])).toBe("3.35");
  expect(sum([])).toBe("0");
  expect(sum(["-0.10", "0.05"])).toBe("-0.05");
  expect(compare("10", "9.99")).toBe(1);
  expect(compare("1.0", "1")).toBe(0);
});

it("reads an amount as the screen writes it in each language, and nothing else", () => {
  const read = (locale: string, ...texts: string[]) => texts.map((text) => readAmount(text, locale));
  expect(read("en", "1,000", "1000", " 1000.5 ", "1,000,000.25")).toEqual(["1000", "1000", "1000.5", "1000000.25"]);
  // A space is a group sign in every language.
  expect(read("en", "200 000", "1 000 000.5", "1 00", "1,000 000")).toEqual(["200000", "1000000.5", null, null]);
  expect(read("vi", "1.000", "1000", "1000,5")).toEqual(["1000", "1000", "1000.5"]);
  expect(read("pt-BR", "1.000,50")).toEqual(["1000.50"]);
  expect(read("fr", "10 000,50", "10\u202f000", "10\u00a0000")).toEqual(["10000.50", "10000", "10000"]);
  expect(read("hi-u-nu-latn", "1,00,000", "1,00", "1,0,000")).toEqual(["100000", null, null]);
  // A wrong guess would bet ten times as much, or a thousandth.
  expect([...read("en", "1,00,000"), ...read("vi", "1.00.000")]).toEqual([null, null]);
  expect(read("vi", "1000.5", "1.0000", "1,5,5")).toEqual([null, null, null]);
  expect(read("en", "1,0005", "10,00", "1.000.000", "0", "-1", "1e3", "", "1.", "x")).toEqual(Array(9).fill(null));
  expect([writeAmount("1000.00", "en"), writeAmount("0.10", "vi"), writeAmount("1000", "vi")]).toEqual([
    "1,000",
    "0,10",
    "1.000",
  ]);
});

it("reads the digits and signs of every language, as people and the site write them", () => {
  const read = (locale: string, ...texts: string[]) => texts.map((text) => readAmount(text, locale));
  expect(read("fa-u-nu-latn", "۱۰۰۰", "۱٬۰۰۰٫۵", "1,000.5", "۱،۰۰۰")).toEqual(["1000", "1000.5", "1000.5", "1000"]);
  expect([...read("bn-u-nu-latn", "১০০০", "১,০০,০০০"), ...read("th", "๑๐๐๐")]).toEqual(["1000", "100000", "1000"]);
  expect(read("zh-Hans", "１０００", "1，000", "１，０００．５")).toEqual(["1000", "1000", "1000.5"]);
  expect(read("vi", "\u202a1.000\u202c", "1\u200b000", "๑.๐๐๐,๕")).toEqual(["1000", "1000", "1000.5"]);
  expect(read("en", "\u{116da}", "一千", "²", "-５")).toEqual([null, null, null, null]);
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
    // Chinese numerals are letters; those of Eastern Pwo Karen are behind nine others without a gap.
    if (["hanidec", "mymrepka"].includes(numberingSystem)) continue;
    const digitsOfSystem = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false }).format(9876543210);
    expect([numberingSystem, readAmount(digitsOfSystem, "en")]).toEqual([numberingSystem, "9876543210"]);
  }
  const codes =
    "EN CN VI TH ID PT TY TW MS TL JA KO HI BN UR TA TE NE SI MY KM LO ES FR DE IT NL RU UK PL TR AR FA SW MN";
  for (const code of codes.split(" ").filter(isLanguage)) {
    for (const locale of [localeOf(code), tagOf(code)]) {
      const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(1234567.25);
      expect([locale, readAmount(shown, localeOf(code))]).toEqual([locale, "1234567.25"]);
    }
  }
  const counts = ["๑.๐๐๐", "1.000", "0", "1,5"].map((text) => readCount(text, "vi"));
  expect(counts).toEqual([1000, 1000, Number.NaN, Number.NaN]);
});

it("offers only valid quick picks", () => {
  expect(quickChoices("BIG", digits, 10)).toEqual(["5", "6", "7", "8", "9"]);
  expect(quickChoices("ODD", ["01", "02", "03"], 3)).toEqual(["01", "03"]);
  expect(quickChoices("ALL", digits, 5)).toEqual([]);
  expect(quickChoices("EVEN", ["DRAGON", "TIGER"], 2)).toEqual([]);
  const picks = randomPicks({ positions: 10, minChoices: 1, choices: digits }, true);
  expect(new Set(picks.flat()).size).toBe(10);
});

it("counts down by the platform's clock, whatever the device's clock shows, and ignores stale answers", () => {
  const platform = Date.parse("2031-05-05T10:00:00Z");
  recordServerTime("2031-05-05T10:00:00Z");
  recordServerTime("2031-05-05T09:59:30Z");
  expect(Math.abs(serverNow() - platform)).toBeLessThan(1_000);
  const draw = { state: "OPEN", closesAt: "2031-05-05T10:00:50Z", drawsAt: "2031-05-05T10:01:00Z" };
  expect(phaseAt(draw, platform)).toEqual({ phase: "open", seconds: 50 });
  expect(phaseAt(draw, platform + 50_500)).toEqual({ phase: "closed", seconds: 10 });
  expect(phaseAt(draw, platform + 61_000)).toEqual({ phase: "drawing", seconds: 0 });
  expect(phaseAt({ ...draw, state: "CLOSED" }, platform)).toEqual({ phase: "closed", seconds: 60 });
  expect([clock(59), clock(600), clock(86_399)]).toEqual(["00:59", "10:00", "23:59:59"]);
});

it("keeps favorites by username and separately for guests, and survives invalid data in the storage", () => {
  toggleFavoriteLottery("ann", "SEA1");
  toggleFavoriteLottery("ann", "K3");
  toggleFavoriteLottery(null, "PK10");
  toggleFavoriteLottery("ann", "SEA1");
  expect(favoriteLotteries("ann")).toEqual(["K3"]);
  expect(favoriteLotteries(null)).toEqual(["PK10"]);
  localStorage.setItem(accountKey("favoriteLotteries", "ann"), '{"x":1');
  expect(favoriteLotteries("ann")).toEqual([]);
});

it("knows the screen of each lottery", () => {
  expect(lotteryPath({ code: "SEA1", accountTypeName: "TCG_SEA" })).toBe("/lottery?gameCode=SEA1");
  expect(lotteryPath({ code: "VNN", accountTypeName: "TCG_LOTTO_VN" })).toBe("/vnlottery?gameCode=VNN");
});
