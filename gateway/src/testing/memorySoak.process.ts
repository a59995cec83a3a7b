import { typeDefs } from "@atrium/schema";
import { buildSchema, Kind } from "graphql";
import { CdnDirectory } from "../cdn/directory.ts";
import { createDocuments } from "../documents/documents.ts";
import { defaultLimits } from "../documents/limits.ts";
import { Budgets } from "../edge/graphql/admission/budgets.ts";
import { NewDocuments } from "../edge/graphql/admission/newDocuments.ts";
import { CompiledOperations } from "../edge/graphql/cache/compiledOperations.ts";
import { Places } from "../edge/http/places.ts";
import { languageOf } from "../language/language.ts";
import { cursorSeal } from "../paging/cursor.ts";
import { MemoryState } from "../sharedState/memoryState.ts";
import { uploadLimits } from "../uploads/uploadRoute.ts";
import { SharedCache } from "../upstream/sharedCache.ts";

/**
 * Fills every map with keys that strangers can make up. Prints the heap after each. Start it with
 * `--max-old-space-size=512 --expose-gc`: without a bound the process ends for lack of memory. The argument is the number
 * of rounds.
 */
const rounds = Number(process.argv[2] ?? 2_000);

const schema = buildSchema(typeDefs);
const documents = createDocuments({ schema, limits: defaultLimits, isOpen: false });
const operations = new CompiledOperations(schema, true, () => undefined);
const cdns = new CdnDirectory({
  allowedHosts: new Set(["cdn.example"]),
  httpsOnly: true,
  fetchLists: async () => ({ images: ["https://cdn.example/a", "https://cdn.example/b"], launch: [] }),
  isAnswering: async () => true,
});
await cdns.start();
const answers = new SharedCache<string>({ maxAge: 60 });
const places = new Places(uploadLimits);
const state = new MemoryState();
const budgets = new Budgets({ state, bucket: { limit: 1_000, perSecond: 50 } });
const newDocuments = new NewDocuments({ lateness: () => 0, close: () => undefined });
const addressOf = (made: number) => `2001:db8:${made % 65_536}:${Math.floor(made / 65_536)}::1`;
const delays = { free: 3, firstMs: 1_000, longestMs: 60_000, forgetAfterMs: 3_600_000 };

/** Each gets a new number, and uses it as a stranger would. */
const floods: Readonly<Record<string, (made: number) => unknown>> = {
  "accepted documents": (made) =>
    documents.prepare(`query A${made} { site { ${"... on Site { ".repeat(190)} id ${"} ".repeat(190)} } }`),
  "long accepted documents": (made) => documents.prepare(`query A${made} { site { id } } # ${"x".repeat(2_000)}`),
  "compiled operations of long documents": (made) => {
    const { document } = documents.prepare(`query A${made} { __typename } # ${"x".repeat(500_000)}`);
    for (const node of document?.definitions ?? []) {
      if (document && node.kind === Kind.OPERATION_DEFINITION) operations.of(document, node);
    }
  },
  "refused documents": (made) => documents.prepare(`query A${made} { ${`x${made} `.repeat(50)} }`),
  "unreadable documents": (made) => documents.prepare(`query A${made} { ${"x ".repeat(900)}`),
  languages: (made) => languageOf(undefined, `xx-${made}${"a".repeat(200)}`),
  "filters of lists": (made) => cursorSeal("list", { text: `${made}${"a".repeat(10_000)}` }),
  "short filters of lists": (made) => cursorSeal("list", { text: `${made}` }),
  "CDN orders": (made) => cdns.order("images", `${made}${"a".repeat(43)}`),
  "public answers": (made) => answers.get(`EN /wps/games?name=${made}`, async () => "a".repeat(1_000)),
  budgets: (made) => budgets.take({ partner: undefined, account: undefined, clientIp: addressOf(made) }, "query", 10),
  "senders of documents": (made) => newDocuments.allow(addressOf(made)),
  "failed logins": (made) => state.addFailure(`login:${made}`, delays),
  "accounts and addresses that upload": (made) => {
    const place = places.take({ account: `account ${made}`, address: addressOf(made) });
    if ("leave" in place) place.leave();
  },
};

const heap = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};
const report: Record<string, number> = { start: heap() };
for (const [name, flood] of Object.entries(floods)) {
  for (let round = 0; round < rounds; round += 1) await flood(round);
  report[name] = heap();
}
cdns.stop();
process.stdout.write(`${JSON.stringify({ rounds, heapMegabytes: report })}\n`);
