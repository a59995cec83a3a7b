import { expect, it } from "vitest";
import { control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const LEVEL = "club { label rank color secondaryColor } turnover { amount currency } keepTurnover { amount } benefits";
const LEVELS = `{ site { vipLevels { ${LEVEL} } } }`;
const PROGRESS = `{ viewer { member { club { rank }
  vipProgress { current { ${LEVEL} } next { club { rank } } turnover { amount } keep { required { amount } until } } } } }`;
const WATCH = "subscription { vipProgressChanged { club { label rank } vipProgress { current { club { rank } } } } }";
const UNREAD = "subscription { unreadCountsChanged { club { label } } }";

it("shows the levels to everybody, in the caller's language", async () => {
  const levels = (await t.client({ "x-atrium-language": "VI" }).run(LEVELS)).at("site.vipLevels");
  expect(levels).toHaveLength(11);
  expect(levels).toMatchObject([
    { club: { label: "Sảnh", rank: 0 }, turnover: { amount: "0", currency: "VND" }, benefits: [] },
    {
      club: { label: "Đồng", rank: 1, color: "#a5673f", secondaryColor: "#d79a6b" },
      keepTurnover: { amount: "200000" },
    },
    ...Array.from({ length: 9 }, () => ({})),
  ]);
  expect((levels as { benefits: string[] }[])[5]?.benefits).toContain("Chăm sóc khách hàng VIP");
});

it("shows members their own way, and raises them live", async () => {
  expect((await t.client().run(PROGRESS)).at("viewer.member")).toBeNull();
  const browser = await t.loggedIn("demo");
  expect((await browser.run(PROGRESS)).at("viewer.member")).toMatchObject({
    club: { rank: 3 },
    vipProgress: {
      current: { club: { rank: 3, label: "Gold" } },
      next: { club: { rank: 4 } },
      turnover: { amount: "38600000" },
      keep: { required: { amount: "1000000" } },
    },
  });
  const [watching, label] = [browser.watch(WATCH), browser.watch(UNREAD)];
  expect((await watching.next()).value?.at("vipProgressChanged")).toMatchObject({ club: { rank: 3 } });
  const raised = eventWhere(watching, (answer) => answer.at("vipProgressChanged.vipProgress.current.club.rank") === 4);
  const labelled = eventWhere(label, (answer) => answer.at("unreadCountsChanged.club.label") === "Platinum");
  await t.listens(2);
  await control(sandbox, "vip/turnover", { username: "demo", turnover: "20000000" });
  expect((await raised).at("vipProgressChanged.club")).toEqual({ label: "Platinum", rank: 4 });
  await labelled;
  await Promise.all([watching.return(), label.return()]);
});
