import { Buffer } from "node:buffer";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, clientOf, logIn } from "../fleet/client.ts";

/** What the visitors of a soak know. */
export interface World {
  origin: string;
  /** Clients of members with sessions that last for the whole soak. */
  members: readonly Client[];
  gameIds: readonly string[];
  partnerKey: string;
}

/** One visit: a few requests, then it is over. It may fail; failures are counted by their reason. */
export type Visit = (world: World) => Promise<void>;

const anyOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from.");
  return item;
};
const randomText = () => Math.random().toString(36).slice(2, 9);
const byteText = () => `${Math.floor(Math.random() * 256)}`;
/** Gateways of a soak trust one proxy: each visitor can have an address of its own. */
const fromAnywhere = () => ({ "x-forwarded-for": `10.${byteText()}.${byteText()}.${byteText()}` });
const leavingAfter = (ms: number) => AbortSignal.timeout(ms);

async function answered(answer: ReturnType<Client["ask"]>): Promise<void> {
  const { errors } = await answer;
  if (errors) throw new Error(errors[0]?.extensions?.code ?? "an error without a code");
}

async function listenFor(client: Client, document: "balanceChanged" | "announcementPublished", ms: number) {
  try {
    for await (const _ of client.listen(document, leavingAfter(ms)));
  } catch (error) {
    // It leaves by aborting.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Kinds of visitors, with the number of each. */
export const visitors: readonly { name: string; count: number; visit: Visit }[] = [
  {
    name: "guests",
    count: 6,
    async visit({ origin }) {
      const guest = clientOf(origin, undefined, fromAnywhere());
      await answered(guest.ask("lobby", { first: 1 + Math.floor(Math.random() * 28) }));
      await answered(guest.ask("search", { text: randomText() }));
    },
  },
  {
    name: "members",
    count: 6,
    async visit({ members, gameIds }) {
      const member = anyOf(members);
      await answered(member.ask("home"));
      const gameId = anyOf(gameIds);
      await answered(member.ask("addFavorite", { gameId }));
      await answered(member.ask("removeFavorite", { gameId }));
      await wait(500);
    },
  },
  {
    name: "members' streams",
    count: 10,
    visit: ({ members }) => listenFor(anyOf(members), "balanceChanged", Math.floor(Math.random() * 4_000)),
  },
  {
    name: "strangers' streams with made-up cookies",
    count: 20,
    visit: ({ origin }) => {
      const cookie = `__Host-atrium=${randomText()}; lang=${randomText()}`;
      const stranger = clientOf(origin, undefined, { ...fromAnywhere(), cookie, "x-atrium-csrf": "1" });
      // Some leave before the stream is open.
      return listenFor(stranger, "announcementPublished", anyOf([1, 5, 20, 200, 2_000]));
    },
  },
  {
    name: "partners' documents, each another one",
    count: 2,
    async visit({ origin, partnerKey }) {
      const response = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-atrium-partner-key": partnerKey, ...fromAnywhere() },
        body: JSON.stringify({ query: `{ ${randomText().replace(/^\d+/, "a")}: __typename site { brand { name } } }` }),
      });
      await response.json();
    },
  },
  {
    name: "pictures",
    count: 1,
    async visit({ origin, members }) {
      const form = new FormData();
      form.set("purpose", "feedback");
      form.set("file", new Blob([picture], { type: "image/png" }), "picture.png");
      const response = await fetch(`${origin}/upload`, {
        method: "POST",
        headers: { authorization: `Bearer ${anyOf(members).bearer}` },
        body: form,
      });
      if (!response.ok) throw new Error(`upload: status ${response.status}`);
      await response.json();
      await wait(1_000);
    },
  },
  {
    name: "logins",
    count: 1,
    async visit({ origin }) {
      const client = await logIn(origin, "agent");
      await answered(client.ask("balance"));
      await answered(client.ask("logOut"));
      await wait(1_000);
    },
  },
];

/** A PNG of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
