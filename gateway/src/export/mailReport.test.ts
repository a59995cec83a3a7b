import { expect, it } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();
const FILTERS =
  "{ viewer { agent { reportMails { maskedEmail most } savedFilters { id name mail { rhythm isPaused nextAt } } } } }";
const MAIL = `mutation ($input: MailReportInput!) { mailReport(input: $input) {
  agent { savedFilters { name mail { rhythm isPaused } } } userErrors { code field } } }`;

it("sends, pauses and stops the report of an agent's saved filters", async () => {
  const agent = await t.loggedIn("agent");
  const before = await agent.run(FILTERS);
  expect(before.at("viewer.agent.reportMails")).toMatchObject({ most: 10 });
  const savedFilterId = before.text("viewer.agent.savedFilters.0.id");
  const set = async (input: object, client = agent) => client.run(MAIL, { input: { savedFilterId, ...input } });
  const record = { teamBets: { status: "LOST", period: { preset: "LAST_7" } } };
  const begun = await set({ rhythm: "DAY", record });
  expect(begun.at("mailReport.userErrors")).toEqual([]);
  expect(begun.at("mailReport.agent.savedFilters.0.mail")).toEqual({ rhythm: "DAY", isPaused: false });
  const paused = await set({ rhythm: "DAY", isPaused: true });
  expect(paused.at("mailReport.agent.savedFilters.0.mail")).toEqual({ rhythm: "DAY", isPaused: true });
  const stranger = await set({ rhythm: "DAY", record: { teamBets: { account: "affiliate" } } });
  expect(stranger.at("mailReport.userErrors")).toMatchObject([{ code: "DOWNLINE_NOT_FOUND" }]);
  expect((await set({ rhythm: null }, await t.loggedIn("line01"))).codes).toEqual(["NOT_FOUND"]);
  expect((await set({ rhythm: null })).at("mailReport.agent.savedFilters.0.mail")).toBeNull();
});
