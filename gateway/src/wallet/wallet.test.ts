import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, openGateway, startTestPlatform } from "../testing/gateway.ts";

let sandbox: Awaited<ReturnType<typeof startTestPlatform>>;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  sandbox = await startTestPlatform();
  t = await openGateway(sandbox);
}, 120_000);
afterAll(async () => {
  await t[Symbol.asyncDispose]();
  await sandbox.close();
});
beforeEach(() => {
  t.sent.length = 0;
});

const WALLET = `{ viewer { member { id username currency labels { name } club { rank } avatar { url } unreadMessageCount openMissionCount
  wallet { id total { amount currency } available { amount } bonus { amount } locked { amount } updatedAt accounts { id internalID balance { amount } } }
} } }`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename id } }`;

it("reads each part of a member once, also when five fields come from one call", async () => {
  const browser = t.client();
  await browser.logIn("demo");
  t.sent.length = 0;
  const { data, errors } = await browser.run(WALLET);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      member: { username: "demo", currency: "VND", club: { rank: 3 }, avatar: { url: expect.stringMatching(/^http/) } },
    },
  });
  expect(t.calls().toSorted()).toEqual([
    "GET /wps/member/info",
    "GET /wps/relay/CSP_unreadCount",
    "GET /wps/relay/GCS_merchantWallet",
    "GET /wps/relay/MCSFE_getPlayerAvatar",
    "GET /wps/v2/wallets/balance",
  ]);
});

it("never keeps a balance for another request or member", async () => {
  const [demo, vip] = [t.client(), t.client()];
  await demo.logIn("demo");
  await vip.logIn("vipclub");
  const TOTAL = `{ viewer { member { username wallet { total { amount } } } } }`;
  const before = BigInt((await demo.run(TOTAL)).text("viewer.member.wallet.total.amount"));
  await control(sandbox, "balance", { username: "demo", amount: "5" });
  expect((await demo.run(TOTAL)).text("viewer.member.wallet.total.amount")).toBe(`${before + 5n}`);
  expect((await vip.run(TOTAL)).at("viewer.member.username")).toBe("vipclub");
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? demo : vip).run(TOTAL)));
  expect(answers.map((answer) => answer.at("viewer.member.username"))).toEqual(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? "demo" : "vipclub")),
  );
});

it("shows members, wallets and accounts by id to their owner only", async () => {
  const [demo, vip] = [t.client(), t.client()];
  await demo.logIn("demo");
  await vip.logIn("vipclub");
  const mine = await demo.run(WALLET);
  const ids = ["viewer.member.id", "viewer.member.wallet.id", "viewer.member.wallet.accounts.0.id"].map((path) =>
    mine.text(path),
  );
  for (const id of ids) {
    expect((await demo.run(NODE, { id })).at("node.id")).toBe(id);
    for (const other of [vip, t.client()]) {
      const answer = await other.run(NODE, { id });
      expect(answer.data).toEqual({ node: null });
      expect(answer.errors).toBeUndefined();
    }
  }
  expect((await demo.run(NODE, { id: globalId("Password", "1") })).codes).toEqual(["BAD_ID"]);
});
