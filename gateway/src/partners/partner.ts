import { createHash } from "node:crypto";
import type { SliceName } from "@atrium/schema";
import type { webhookEventTypes } from "@atrium/schema/values";
import { z } from "zod";
import type { RegisteredDocument } from "../documents/persisted.ts";
import type { Bucket } from "../sharedState/sharedState.ts";

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** An address of a partner that gets events. */
export interface PartnerWebhook {
  /** Unique for the partner. */
  name: string;
  /** `https:`, or `http:` at this machine for developers. It is checked again at each sending. */
  url: string;
  /** `whsec_` and the key as base64. Two sign while the partner changes its secret. */
  secrets: readonly string[];
  events: readonly WebhookEventType[];
  /** User name of an agent: only events of accounts below. Undefined: of all accounts, which the file says by `*`. */
  agent: string | undefined;
}

/** A partner, as its manifest describes it. */
export interface Partner {
  name: string;
  /** Hashes of its keys. The keys themselves are not stored. */
  keys: readonly string[];
  /** Origins of its pages, which may call from a browser. */
  origins: readonly string[];
  /** The documents that it registered, by id. */
  documents: ReadonlyMap<string, RegisteredDocument>;
  /** Whether it may send nothing else. */
  onlyDocuments: boolean;
  /** The size of its bucket of points; null for the size that all callers have. */
  budget: Bucket | null;
  /** The only part of the contract that its documents may ask for; null for the whole. */
  slice: SliceName | null;
  /** Whether its requests may ask for their platform calls. */
  showsLedger: boolean;
  webhooks: readonly PartnerWebhook[];
}

const hash = z.string().regex(/^sha256:[0-9a-f]{64}$/, "must be sha256: and 64 lower hexadecimal digits");
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, "must be scheme, host and port only, without a slash at the end");

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be lower-case letters, digits and hyphens");
const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 random bytes as base64");

/** `deposit.first` for `DEPOSIT_FIRST`: how partners read and write the types of events. */
export const dotted = (type: WebhookEventType): string => type.toLowerCase().replace("_", ".");
/** What an endpoint can hear of. Written out, because the configuration is read without other workspaces. */
const named: Readonly<Record<string, WebhookEventType>> = {
  "member.registered": "MEMBER_REGISTERED",
  "deposit.first": "DEPOSIT_FIRST",
  "deposit.succeeded": "DEPOSIT_SUCCEEDED",
  "withdrawal.paid": "WITHDRAWAL_PAID",
  "bets.day": "BETS_DAY",
  "contract.answered": "CONTRACT_ANSWERED",
  "session.ended": "SESSION_ENDED",
};
const types = new Map(Object.entries(named));
const webhook = z.strictObject({
  name,
  url: z
    .url({ protocol: /^https?$/ })
    .max(1_000)
    .refine((text) => /^https:|^http:\/\/localhost[:/]/.test(text), "must be https, or http at localhost"),
  secrets: z.array(secret).min(1).max(2),
  events: z
    .array(z.enum([...types.keys()]))
    .min(1)
    .transform((names) => names.flatMap((text) => types.get(text) ?? [])),
  agent: z
    .string("must name an agent, or be `*` for all accounts of the platform")
    .min(1)
    .max(64)
    .transform((text) => (text === "*" ? undefined : text)),
});

/** The file of one partner, with the path of its documents. Unknown properties are refused, because they are mostly typing mistakes. */
export const manifest = z
  .strictObject({
    name,
    keys: z.array(hash).max(10).default([]),
    origins: z.array(origin).max(50).default([]),
    documents: z.string().min(1).max(500).optional(),
    onlyDocuments: z.boolean().default(false),
    budget: z
      .strictObject({ points: z.number().int().min(1).max(10_000_000), perSecond: z.number().min(0.1).max(1_000_000) })
      .optional(),
    slice: z.enum(["partner"]).optional(),
    ledger: z.boolean().default(false),
    webhooks: z
      .array(webhook)
      .max(10)
      .refine((all) => new Set(all.map((one) => one.name)).size === all.length, "must have different names")
      .default([]),
  })
  .refine(({ documents, onlyDocuments }) => documents !== undefined || !onlyDocuments, {
    path: ["onlyDocuments"],
    message: "needs `documents`",
  })
  .transform(({ documents: path, ledger, budget, slice = null, ...same }) => ({
    path,
    partner: {
      ...same,
      documents: new Map<string, RegisteredDocument>(),
      budget: budget === undefined ? null : { limit: budget.points, perSecond: budget.perSecond },
      slice,
      showsLedger: ledger,
    } satisfies Partner,
  }));

/** The hash of a key, as manifests have it. Keys are long and random, so that a fast hash suffices. */
export const hashOfKey = (key: string) => `sha256:${createHash("sha256").update(key).digest("hex")}`;
