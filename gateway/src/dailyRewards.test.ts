import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control } from "./testing/gateway.ts";
import { startForFile } from "./testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const SIGN_IN = `{ site { dailySignIn { rewards { day amount { amount currency } tickets }
    bonusTerms { turnover hours } resetsAt serverTime } }
  viewer { member { dailySignIn { day streak isSigned } } } }`;
const SIGN = `mutation ($key: ID!) { signInToday(input: { idempotencyKey: $key }) {
  member { dailySignIn { day streak isSigned } } userErrors { code } } }`;
const RAFFLE = `{ site { raffle { id internalID title depositForTicket { amount } mostTicketsOfDeposit
    prizes { internalID title kind amount { amount } odds } } } }`;
const TICKETS = `query ($isUsed: Boolean!) { viewer { member { raffleTickets(isUsed: $isUsed, first: 10) { totalCount
  edges { node { id internalID source usedAt prize { internalID kind odds } } } } } } }`;
const DRAW = `mutation ($raffleId: ID!, $ticketId: ID!, $key: ID!) {
  drawRafflePrize(input: { raffleId: $raffleId, ticketId: $ticketId, idempotencyKey: $key }) {
    ticket { id usedAt prize { internalID title } } member { raffleTickets { totalCount } } userErrors { code } } }`;
const ENVELOPES = `{ site { redEnvelopes { envelopes { id internalID opensAt closesAt } bonusTerms { hours } serverTime } }
  viewer { member { redEnvelopeClaims { envelope { id } amount { amount } expiresAt } } } }`;
const OPEN = `mutation ($id: ID!, $key: ID!) { claimRedEnvelope(input: { envelopeId: $id, idempotencyKey: $key }) {
  claim { envelope { id } amount { amount currency } } member { redEnvelopeClaims { envelope { id } } }
  userErrors { code } } }`;
const NODE = "query ($id: ID!) { node(id: $id) { __typename id } }";

it("shows guests the daily sign-in, and signs a member in once, live in another window", async () => {
  const guest = await t.client().run(SIGN_IN);
  expect(guest.at("site.dailySignIn")).toMatchObject({ bonusTerms: { turnover: 1, hours: 168 } });
  expect(guest.at("site.dailySignIn.rewards.6")).toMatchObject({ day: 7, amount: { currency: "VND" }, tickets: 2 });
  expect(guest.at("viewer.member")).toBeNull();

  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("demo");
  const watching = other.watch("subscription { dailySignInChanged { dailySignIn { day isSigned } } }");
  expect((await watching.next()).value?.at("dailySignInChanged.dailySignIn")).toEqual({ day: 1, isSigned: false });
  const key = randomUUID();
  for (const sent of [key, key]) {
    const answer = await browser.run(SIGN, { key: sent });
    expect(answer.at("signInToday")).toEqual({
      member: { dailySignIn: { day: 1, streak: 1, isSigned: true } },
      userErrors: [],
    });
  }
  await expect
    .poll(async () => (await watching.next()).value?.at("dailySignInChanged.dailySignIn"), { timeout: 10_000 })
    .toEqual({ day: 1, isSigned: true });
  await watching.return();
  const again = await browser.run(SIGN, { key: randomUUID() });
  expect(again.at("signInToday")).toEqual({ member: null, userErrors: [{ code: "ALREADY_SIGNED" }] });
  expect((await browser.run(SIGN, { key: "no uuid" })).codes).toEqual(["BAD_USER_INPUT"]);
});

it("draws a prize of the published ones for a ticket, once, and hears of new tickets", async () => {
  const raffle = await t.client().run(RAFFLE);
  const prizes = raffle.at("site.raffle.prizes") as { internalID: string; odds: number }[];
  expect(prizes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1);
  const raffleId = raffle.text("site.raffle.id");

  const browser = await t.loggedIn("demo");
  const watching = browser.watch("subscription { raffleTicketsChanged { raffleTickets { totalCount } } }");
  const left = async () => Number((await watching.next()).value?.at("raffleTicketsChanged.raffleTickets.totalCount"));
  const before = await left();
  await control(sandbox, "raffle/tickets", { username: "demo", count: 1 });
  await expect.poll(left, { timeout: 10_000 }).toBe(before + 1);
  await watching.return();

  const tickets = await browser.run(TICKETS, { isUsed: false });
  expect(tickets.at("viewer.member.raffleTickets.totalCount")).toBe(before + 1);
  const ticketId = tickets.text("viewer.member.raffleTickets.edges.0.node.id");
  const key = randomUUID();
  const [first, second] = [
    await browser.run(DRAW, { raffleId, ticketId, key }),
    await browser.run(DRAW, { raffleId, ticketId, key }),
  ];
  expect(first.at("drawRafflePrize")).toEqual(second.at("drawRafflePrize"));
  expect(first.at("drawRafflePrize.member.raffleTickets.totalCount")).toBe(before);
  expect(prizes.map(({ internalID }) => internalID)).toContain(first.at("drawRafflePrize.ticket.prize.internalID"));
  const repeated = await browser.run(DRAW, { raffleId, ticketId, key: randomUUID() });
  expect(repeated.at("drawRafflePrize")).toMatchObject({ ticket: null, userErrors: [{ code: "ALREADY_CLAIMED" }] });
  const used = await browser.run(TICKETS, { isUsed: true });
  expect(used.at("viewer.member.raffleTickets.edges.0.node")).toMatchObject({ id: ticketId, prize: { odds: null } });

  const stranger = await t.loggedIn("vipclub");
  expect((await stranger.run(DRAW, { raffleId, ticketId, key: randomUUID() })).codes).toEqual(["NOT_FOUND"]);
  expect((await stranger.run(DRAW, { raffleId, ticketId: raffleId, key })).codes).toEqual(["BAD_ID"]);
  expect((await browser.run(NODE, { id: ticketId })).at("node.__typename")).toBe("RaffleTicket");
  expect((await stranger.run(NODE, { id: ticketId })).at("node")).toBeNull();
  expect((await t.client().run(NODE, { id: raffleId })).at("node.__typename")).toBe("Raffle");
});

it("tells everybody when an envelope opens, and pays what is in it once", async () => {
  const watching = t.client().watch("subscription { redEnvelopesChanged { envelopes { id internalID } } }");
  // The present ones come at once.
  await watching.next();
  const heard = watching.next();
  await t.listens(1);
  await control(sandbox, "red-envelope/open", { minutes: 5 });
  const envelopes = (await heard).value?.at("redEnvelopesChanged.envelopes") as { id: string; internalID: string }[];
  await watching.return();
  const id = envelopes.find(({ internalID }) => internalID.startsWith("extra-"))?.id;

  const browser = await t.loggedIn("demo");
  const key = randomUUID();
  const claims = [await browser.run(OPEN, { id, key }), await browser.run(OPEN, { id, key })];
  for (const claimed of claims) {
    expect(claimed.at("claimRedEnvelope")).toMatchObject({
      claim: { envelope: { id }, amount: { currency: "VND" } },
      member: { redEnvelopeClaims: [{ envelope: { id } }] },
      userErrors: [],
    });
  }
  const again = await browser.run(OPEN, { id, key: randomUUID() });
  expect(again.at("claimRedEnvelope")).toMatchObject({ claim: null, userErrors: [{ code: "ALREADY_CLAIMED" }] });
  const all = await browser.run(ENVELOPES);
  expect(all.at("site.redEnvelopes.bonusTerms")).toEqual({ hours: 24 });
  const later = (all.at("site.redEnvelopes.envelopes") as { id: string; opensAt: string }[]).at(-1);
  const early = await browser.run(OPEN, { id: later?.id, key: randomUUID() });
  expect(early.at("claimRedEnvelope.userErrors")).toEqual([{ code: "PROMOTION_NOT_OPEN" }]);
  expect((await t.client().run(NODE, { id })).at("node.__typename")).toBe("RedEnvelope");
});
