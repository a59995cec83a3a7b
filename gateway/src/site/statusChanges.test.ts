import { beforeAll, describe, expect, it, vi } from "vitest";
import { control, openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

describe.each([true, false])("the site's status (with an event stream: %s)", (events) => {
  let platform: Awaited<ReturnType<typeof sharedPlatform>>;
  beforeAll(async () => {
    platform = await sharedPlatform({ events });
  });

  it("reaches guests and members when the operator closes and opens the site", async () => {
    await using gateway = await openGateway(platform);
    const member = gateway.client();
    await member.logIn("demo");
    const windows = [gateway.client(), member].map((client) =>
      client.watch("subscription { systemStatusChanged { state endsAt } }"),
    );
    const received = async () =>
      (await Promise.all(windows.map((window) => window.next()))).map(({ value }) => value?.at("systemStatusChanged"));
    const closed = received();
    await gateway.listens(2);
    await control(platform, "status", { status: 1, endTime: "2030-01-01T00:00:00Z" });
    const maintenance = { state: "MAINTENANCE", endsAt: "2030-01-01T00:00:00.000Z" };
    expect(await closed).toEqual([maintenance, maintenance]);

    const opened = received();
    await control(platform, "status", { status: 0 });
    const normal = { state: "NORMAL", endsAt: null };
    expect(await opened).toEqual([normal, normal]);
    for (const window of windows) await window.return();
  }, 30_000);

  it.runIf(events)(
    "is in a guest's next answer when the platform reports it",
    async () => {
      await using gateway = await openGateway(platform);
      const guest = gateway.client();
      const state = async () =>
        (await guest.run("{ viewer { systemStatus { state } } }")).at("viewer.systemStatus.state");
      const window = gateway.client().watch("subscription { systemStatusChanged { state } }");
      const woken = window.next();
      await gateway.listens(1);
      expect(await state()).toBe("NORMAL");
      await control(platform, "status", { status: 1 });
      await woken;
      expect(await state()).toBe("MAINTENANCE");
      await control(platform, "status", { status: 0 });
      await window.next();
      expect(await state()).toBe("NORMAL");
      await window.return();
    },
    30_000,
  );

  it.runIf(events)(
    "a change of the brand is in the next answer, though answers are kept for 30 s",
    async () => {
      await using gateway = await openGateway(platform);
      const client = gateway.client();
      const window = client.watch("subscription { systemStatusChanged { state } }");
      const woken = window.next();
      await gateway.listens(1);
      const languages = async () => (await client.run("{ site { languages { code } } }")).at("site.languages");
      const chosen = [{ code: "EN" }, { code: "TH" }];
      expect(await languages()).not.toEqual(chosen);
      await control(platform, "brand", { languages: ["EN", "TH"] });
      try {
        await vi.waitFor(async () => expect(await languages()).toEqual(chosen), { timeout: 5_000 });
      } finally {
        await control(platform, "brand", {});
        await window.return();
        await woken;
      }
    },
    30_000,
  );
});
