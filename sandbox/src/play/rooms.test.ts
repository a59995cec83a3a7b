import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { bootIn, type Launched, openGameHarness, read } from "../testing/gameHarness.ts";

const { clock, signIn, fund, call, pageOf } = await openGameHarness();

interface Room {
  roomId: string;
  nodeId: string;
  status: string;
  seats: number;
  players: number;
}
const rooms = async () => (await read<{ list: Room[] }>(call("/wps/relay/GLS2_roomList?vassalage=VLT"))).value.list;
const roomOf = async (roomId: string) => (await rooms()).find((room) => room.roomId === roomId);

const used = new Set<string>();

/** A room of the smallest size in which nobody was. */
async function smallRoom(): Promise<Room> {
  const open = (await rooms()).filter(({ status, roomId }) => status === "OPEN" && !used.has(roomId));
  const [room] = open.toSorted((a, b) => a.seats - b.seats);
  if (!room) throw new Error("no open room");
  used.add(room.roomId);
  return room;
}

async function sitDown(token: string, roomId: string, key: string = randomUUID()) {
  const answer = await read<Launched>(call("/wps/relay/GLS2_launchRoom", { token, body: { roomId }, key }));
  return { said: `${answer.status} ${answer.code}`, ...answer.value };
}
const openIn = async ({ game_url, game_url2 }: Launched) => bootIn(await pageOf(game_url || game_url2));

/** A member with money and a session. */
async function player(username: string) {
  const { token, member } = await signIn(username);
  await fund(member.id, 10_000_000_000n);
  return token;
}

const names = ["demo", "vipclub", "agent", "senior", "affiliate", "affiliatesub", "weak", "expired"];

test("a room is empty until members sit down, and its seats are those of their games", async () => {
  const { roomId, seats } = await smallRoom();
  expect((await rooms()).every(({ players, status }) => players === 0 && status !== "FULL")).toBe(true);
  const demo = await player("demo");
  const launched = await sitDown(demo, roomId);
  expect([launched.said, (await roomOf(roomId))?.players]).toEqual(["200 OK", 1]);
  const boot = await openIn(launched);
  // A second game of the same member takes no second seat.
  await sitDown(demo, roomId);
  expect(await roomOf(roomId)).toMatchObject({ players: 1, seats, status: "OPEN" });
  await call("/play/api/end", { method: "POST", headers: { "X-Play-Secret": boot.secret } });
  // The second launch still holds the seat, for five minutes.
  expect((await roomOf(roomId))?.players).toBe(1);
  clock.shiftTo(5 * 60_000 + 1_000);
  expect((await roomOf(roomId))?.players).toBe(0);
});

test("a game that its player left without a word, or with its login, frees the seat", async () => {
  const { roomId } = await smallRoom();
  const demo = await player("demo");
  await openIn(await sitDown(demo, roomId));
  await openIn(await sitDown(await player("vipclub"), roomId));
  expect((await roomOf(roomId))?.players).toBe(2);
  await call("/wps/session/logout", { token: demo, method: "DELETE" });
  expect((await roomOf(roomId))?.players).toBe(1);
  clock.shiftTo(31 * 60_000);
  expect((await roomOf(roomId))?.players).toBe(0);
});

test("nobody gets a seat that another member has, however many ask at once", async () => {
  const { roomId, seats } = await smallRoom();
  const tokens = await Promise.all(names.map(player));
  const answers = await Promise.all(tokens.map((token) => sitDown(token, roomId)));
  expect(answers.map(({ said }) => said).toSorted()).toEqual([
    ...Array(seats).fill("200 OK"),
    ...Array(names.length - seats).fill("409 ROOM_FULL"),
  ]);
  expect(await roomOf(roomId)).toMatchObject({ players: seats, status: "FULL" });
  // Those who sit there may come back.
  const seated = tokens[answers.findIndex(({ said }) => said === "200 OK")] ?? "";
  expect((await sitDown(seated, roomId)).said).toBe("200 OK");
  clock.shiftTo(5 * 60_000 + 1_000);
  expect((await roomOf(roomId))?.players).toBe(0);
});

test("launches a room once a key, and names the reason of a refusal", async () => {
  const { roomId } = await smallRoom();
  const { token, member } = await signIn("demo");
  await fund(member.id, 10_000_000_000n);
  const key = randomUUID();
  const first = await sitDown(token, roomId, key);
  expect((await sitDown(token, roomId, key)).launchId).toBe(first.launchId);
  expect((await sitDown(token, "999999-1")).said).toBe("404 GAME_NOT_FOUND");
  await fund(member.id, 10n);
  expect((await sitDown(token, roomId)).said).toBe("409 INSUFFICIENT_BALANCE");
  const keyless = await read(call("/wps/relay/GLS2_launchRoom", { token, body: { roomId } }));
  expect(keyless.code).toBe("IDEMPOTENCY_REQUIRED");
  const roomless = { token, body: {}, key: randomUUID() };
  expect((await read(call("/wps/relay/GLS2_launchRoom", roomless))).code).toBe("VALIDATION_FAILED");
});
