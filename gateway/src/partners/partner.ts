import { createHash } from "node:crypto";
import type { SliceName } from "@atrium/schema";
import { z } from "zod";
import type { RegisteredDocument } from "../documents/persisted.ts";
import type { Bucket } from "../sharedState/sharedState.ts";

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
}

const hash = z.string().regex(/^sha256:[0-9a-f]{64}$/, "must be sha256: and 64 lower hexadecimal digits");
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, "must be scheme, host and port only, without a slash at the end");

/** The file of one partner, with the path of its documents. Unknown properties are refused, because they are mostly typing mistakes. */
export const manifest = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be lower-case letters, digits and hyphens"),
    keys: z.array(hash).max(10).default([]),
    origins: z.array(origin).max(50).default([]),
    documents: z.string().min(1).max(500).optional(),
    onlyDocuments: z.boolean().default(false),
    budget: z
      .strictObject({ points: z.number().int().min(1).max(10_000_000), perSecond: z.number().min(0.1).max(1_000_000) })
      .optional(),
    slice: z.enum(["partner"]).optional(),
    ledger: z.boolean().default(false),
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
