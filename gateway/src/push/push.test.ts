import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { control, eventWhere, openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const BALANCE = `subscription { balanceChanged { total { amount } } }`;
const UNREAD = `subscription { unreadCountsChanged { username unreadMessageCount } }`;

// Runs with the platform's event stream and with polling.
describe.each([true, false])("watching a platform (with an event stream: %s)", (events) => {
  let sandbox: Awaited<ReturnType<typeof sharedPlatform>>;
  let t: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    sandbox = await sharedPlatform({ events });
    t = await openGateway(sandbox);
  });
  afterAll(() => t[Symbol.asyncDispose]());

  it("sends a change to all of a member's windows, and to no other member", async () => {
    const demo = await t.loggedIn("demo");
    const vip = await t.loggedIn("vipclub");
    const windows = [demo.watch(BALANCE), demo.watch(BALANCE)];
    const stranger = vip.watch(BALANCE);
    const heard = windows.map((window) => window.next());
    const overheard = stranger.next();
    await t.listens(3);
    const before = (await demo.run("{ viewer { member { wallet { total { amount } } } } }")).text(
      "viewer.member.wallet.total.amount",
    );
    t.sent.length = 0;
    await control(sandbox, "balance", { username: "demo", amount: "7" });
    const after = `${BigInt(before.split(".")[0] ?? "") + 7n}`;
    for (const { value } of await Promise.all(heard)) {
      expect(value?.data).toEqual({
        balanceChanged: { total: { amount: expect.stringMatching(new RegExp(`^${after}(\\.|$)`)) } },
      });
    }
    // The windows share one read. With polling, the polls come in addition.
    if (events) expect(t.calls()).toEqual(["GET /wps/v2/wallets/balance"]);
    await control(sandbox, "balance", { username: "vipclub", amount: "9" });
    expect((await overheard).value?.errors).toBeUndefined();
    for (const watching of [...windows, stranger]) await watching.return();
    await t.listens(0);
  }, 40_000);

  it("sends new messages, and ends with the session", async () => {
    const browser = await t.loggedIn("agent");
    const watching = browser.watch(UNREAD);
    let count = Number.NaN;
    const grown = eventWhere(
      watching,
      (answer) => answer.codes.length > 0 || answer.at("unreadCountsChanged.unreadMessageCount") === count + 1,
    );
    await t.listens(1);
    count = Number(
      (await browser.run("{ viewer { member { unreadMessageCount } } }")).at("viewer.member.unreadMessageCount"),
    );
    await control(sandbox, "message", { username: "agent", title: "Hello" });
    expect((await grown).data).toEqual({
      unreadCountsChanged: { username: "agent", unreadMessageCount: count + 1 },
    });
    const last = watching.next();
    await control(sandbox, "session/expire", { username: "agent", reason: "REVOKED" });
    expect((await last).value?.codes).toEqual(["SESSION_REVOKED"]);
    expect((await watching.next()).done).toBe(true);
    await t.listens(0);
  }, 40_000);

  it.runIf(events)(
    "polls while the platform refuses the service key, and says so",
    async () => {
      await using rotated = await openGateway(sandbox, { SERVICE_KEY: "rotated-key-of-the-platform" });
      const { push } = rotated.gateway.core.services;
      const browser = rotated.client();
      await browser.logIn("demo");
      const watching = browser.watch(BALANCE);
      const heard = watching.next();
      await vi.waitFor(() => expect([push.streamState, push.isReady]).toEqual(["lost", true]), { timeout: 10_000 });
      expect(rotated.gateway.core.isStreamLost()).toBe(true);
      await control(sandbox, "balance", { username: "demo", amount: "3" });
      expect((await heard).value?.errors).toBeUndefined();
      await watching.return();
    },
    40_000,
  );

  it("ends a subscription that began just after its session ended", async () => {
    const browser = await t.loggedIn("agent");
    await control(sandbox, "session/expire", { username: "agent", reason: "REVOKED" });
    const watching = browser.watch(BALANCE);
    expect((await watching.next()).value?.codes).toEqual(["SESSION_REVOKED"]);
    expect((await watching.next()).done).toBe(true);
    await t.listens(0);
  }, 40_000);

  it("refuses callers without the watched value", async () => {
    for await (const { codes } of t.client().watch(BALANCE)) expect(codes).toEqual(["UNAUTHENTICATED"]);
    expect(t.gateway.core.services.push.size).toBe(0);
  });
});
