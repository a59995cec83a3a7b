import { expect, it } from "vitest";
import { z } from "zod";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
const FILTERS =
  "{ viewer { agent { reportMails { maskedEmail most } savedFilters { id name mail { rhythm isPaused nextAt } } } } }";
const MAIL = `mutation ($input: MailReportInput!) { mailReport(input: $input) {
  agent { savedFilters { name mail { rhythm isPaused } } } userErrors { code field } } }`;

/** The headings of the report that is due tomorrow, and the link that stops it. */
async function mailedTomorrow() {
  const control = (path: string, body?: object) =>
    fetch(`${sandbox.origin}/sandbox/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  await control("clock", { advance: 86_400_000 });
  try {
    await control("jobs/run/report-mails", {});
  } finally {
    await control("clock", { reset: true });
  }
  const { value } = z
    .object({ value: z.array(z.object({ body: z.string(), fileText: z.string().nullable() })) })
    .parse(await (await control("outbox")).json());
  const mail = value.find(({ fileText }) => fileText !== null);
  return { address: mail?.body.match(/\S+stop=\S+/)?.[0] ?? "", head: mail?.fileText?.split("\r\n")[0] };
}

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
  await set({ rhythm: "DAY", record });
  const { address, head } = await mailedTomorrow();
  // A reader on PGlite loses the mark of the byte order.
  expect(head).toMatch(/^\uFEFF?Number,Account,Placed \(GMT\+7\),.*,Player's result,House result,Currency,Status$/);
  const link = address.replace(/^.*(?=\/report-mail)/, t.origin);
  // Programs open links; only the button of the page, or of a mail program, stops the report.
  const page = await fetch(link.replace(/EN$/, "VI"));
  expect([page.headers.get("content-security-policy"), await page.text()]).toEqual([
    expect.stringContaining("form-action 'self'"),
    expect.stringMatching(/lang="vi".*<form method="post"><button>Ngừng gửi/s),
  ]);
  expect((await agent.run(FILTERS)).at("viewer.agent.savedFilters.0.mail")).toMatchObject({ isPaused: false });
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const stopped = await fetch(link, { method: "POST", body });
  expect([stopped.status, await stopped.text()]).toEqual([200, expect.not.stringContaining("<form")]);
  expect((await agent.run(FILTERS)).at("viewer.agent.savedFilters.0.mail")).toMatchObject({ isPaused: true });
  expect((await fetch(`${t.origin}/report-mail?stop=x`, { method: "POST" })).status).toBe(200);
  expect((await fetch(link, { method: "DELETE" })).status).toBe(405);
  expect((await set({ rhythm: null })).at("mailReport.agent.savedFilters.0.mail")).toBeNull();
});
