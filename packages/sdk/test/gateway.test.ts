import { control, openGateway } from "@atrium/gateway/testing/gateway";
import { startTestPlatform } from "@atrium/gateway/testing/testPlatform";
import { afterAll, expect, it, onTestFinished } from "vitest";
import {
  BalanceChanged,
  CreateDeposit,
  createAtrium,
  DepositChannels,
  type KeyStorage,
  Launch,
  Lobby,
  LogIn,
} from "../src/index.ts";

const sandbox = await startTestPlatform();
const gateway = await openGateway(sandbox);
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await sandbox.close();
});

const demo = { input: { username: "demo", password: "Atrium!2026", delivery: "BEARER" } } as const;

/** A client; `lose` decides which answers do not arrive, although the gateway has sent them. */
function client({ storage, lose }: { storage?: KeyStorage; lose?: (body: string) => boolean } = {}) {
  const sent: { body: string; headers: Headers }[] = [];
  const send: typeof fetch = async (address, init) => {
    const body = `${init?.body}`;
    sent.push({ body, headers: new Headers(init?.headers) });
    const answer = await fetch(address, init);
    if (lose?.(body)) {
      await answer.text();
      throw new TypeError("fetch failed");
    }
    return answer;
  };
  return { sent, atrium: createAtrium({ url: gateway.origin, fetch: send, ...(storage && { storage }) }) };
}

/** The memory of a device. */
function device(): KeyStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return { texts, getItem: (name) => texts.get(name) ?? null, setItem: (name, text) => void texts.set(name, text) };
}

it("solves the human check of a login, keeps the session, and ends it", async () => {
  const { config } = sandbox.platform;
  config.humanCheck = "pow";
  onTestFinished(() => void Object.assign(config, { humanCheck: "none" }));
  const { atrium, sent } = client();
  const { logIn } = await atrium.request(LogIn, demo);
  expect(logIn.viewer?.member?.username).toBe("demo");
  expect(sent.map(({ body }) => /mutation (\w+)/.exec(body)?.[1])).toEqual(["LogIn", "RequestHumanCheck", "LogIn"]);
  const { viewer } = await atrium.request(DepositChannels);
  expect(viewer.member?.wallet.depositChannels.length).toBeGreaterThan(0);
  await atrium.logOut();
  expect(atrium.session).toBeNull();
  expect((await atrium.request(DepositChannels)).viewer.member).toBeNull();
});

it("says by one error what failed: its code, fields and reference, and what came besides", async () => {
  const { atrium } = client();
  const wrong = { input: { ...demo.input, password: "wrong" } };
  await expect(atrium.request(LogIn, wrong)).rejects.toMatchObject({ code: "LOGIN_FAILED", isRefusal: true });
  const { site } = await atrium.request(Lobby, { first: 1 });
  const gameId = site.games.edges[0]?.node.id ?? "";
  await expect(atrium.request(Launch, { input: { gameId } })).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
    isRefusal: false,
    reference: expect.stringMatching(/^[\w.-]{8,}$/),
  });
  await atrium.request(LogIn, demo);
  const deposit = { input: { amount: "1", channelId: await channelId(atrium) } } as const;
  await expect(atrium.once(CreateDeposit, deposit)).rejects.toMatchObject({
    code: "AMOUNT_OUT_OF_RANGE",
    fields: { amount: expect.stringMatching(/\w/) },
    data: { createDeposit: { deposit: null } },
  });
  await control(sandbox, "session/expire", { username: "demo", reason: "REVOKED" });
  await expect(atrium.request(Launch, { input: { gameId } })).rejects.toMatchObject({ code: "SESSION_REVOKED" });
  expect(atrium.session).toBeNull();
});

it("makes a change once, although the answer is lost and the page is loaded again", async () => {
  const storage = device();
  const isDeposit = (body: string) => body.includes("createDeposit");
  const before = client({ storage, lose: isDeposit });
  await before.atrium.request(LogIn, demo);
  const deposit = { input: { amount: "200000", channelId: await channelId(before.atrium) } } as const;
  await expect(before.atrium.once(CreateDeposit, deposit)).rejects.toMatchObject({ code: "UNREACHABLE" });
  expect([...storage.texts.values()].join()).not.toMatch(/demo|200000/);

  const after = client({ storage });
  await after.atrium.request(LogIn, demo);
  const { createDeposit } = await after.atrium.once(CreateDeposit, deposit);
  const keysOf = ({ sent }: typeof after) =>
    sent.flatMap(({ body }) => /"idempotencyKey":"([^"]+)"/.exec(body)?.[1] ?? []);
  const [first, ...others] = [...keysOf(before), ...keysOf(after)];
  expect(others.length).toBeGreaterThan(1);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(createDeposit.deposit?.state).toBe("CREATED");

  // It is answered now: the next equal deposit is another one, and so is that of another account.
  const next = await after.atrium.once(CreateDeposit, deposit);
  expect(next.createDeposit.deposit?.id).not.toBe(createDeposit.deposit?.id);
  expect(new Set(keysOf(after)).size).toBe(2);
});

it("goes on with a subscription whose stream breaks, and misses nothing", async () => {
  const streams: AbortController[] = [];
  const missed: (string | null)[] = [];
  const { promise: hasMissed, resolve: letBack } = Promise.withResolvers<void>();
  const send: typeof fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    if (headers.get("accept") !== "text/event-stream") return fetch(address, init);
    if (streams.length > 0) await hasMissed;
    missed.push(headers.get("last-event-id"));
    const stream = new AbortController();
    streams.push(stream);
    return fetch(address, {
      ...init,
      signal: AbortSignal.any([stream.signal, ...(init?.signal ? [init.signal] : [])]),
    });
  };
  const atrium = createAtrium({ url: gateway.origin, fetch: send });
  await atrium.request(LogIn, demo);
  const balances = atrium.subscribe(BalanceChanged);
  const first = balances.next();
  await gateway.listens(1);
  await control(sandbox, "balance", { username: "demo", amount: "10" });
  const total = Number((await first).value?.balanceChanged.total.amount);

  const second = balances.next();
  streams[0]?.abort();
  await gateway.listens(0);
  await control(sandbox, "balance", { username: "demo", amount: "5" });
  letBack();
  expect(Number((await second).value?.balanceChanged.total.amount)).toBe(total + 5);
  expect(missed).toEqual([null, expect.stringMatching(/^[0-9a-z]{8}$/)]);
  await balances.return();
  await expect.poll(() => gateway.gateway.core.services.push.size, { timeout: 5_000 }).toBe(0);
});

it("ends a subscription with the error that waiting does not mend", async () => {
  const { atrium } = client();
  await expect(atrium.subscribe(BalanceChanged).next()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

async function channelId(atrium: ReturnType<typeof createAtrium>) {
  const { viewer } = await atrium.request(DepositChannels);
  return viewer.member?.wallet.depositChannels.find(({ kind }) => kind === "EWALLET")?.internalID ?? "";
}
