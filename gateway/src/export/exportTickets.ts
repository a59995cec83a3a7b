import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Services } from "../request/services.ts";
import { exportReports, type ReportName } from "./reports.ts";

/** Milliseconds in which a file must be asked for. */
export const ticketMs = 60_000;

/** A file that a member may read once. */
export interface ExportTicket {
  report: ReportName;
  /** The platform's parameters. */
  query: Readonly<Record<string, string>>;
  /** The member, with the brand: nobody else can use the ticket. */
  account: string;
}

const reportNames = Object.keys(exportReports).filter((name): name is ReportName => Object.hasOwn(exportReports, name));
const sealedTicket = z.object({
  for: z.literal("export"),
  report: z.enum(reportNames),
  query: z.record(z.string(), z.string()),
  account: z.string(),
});

type Parts = Pick<Services, "sealer" | "sharedState">;

/** Keeps a ticket for a minute. Returns a random word, with which `takeTicket` takes it. */
export async function keepTicket({ sealer, sharedState }: Parts, ticket: ExportTicket): Promise<string> {
  const word = randomBytes(24).toString("base64url");
  await sharedState.putIfAbsent(nameOf(word), await sealer.seal({ for: "export", ...ticket }), ticketMs);
  return word;
}

/** The ticket of a word; null when it was taken before, or is too old. */
export async function takeTicket({ sealer, sharedState }: Parts, word: string): Promise<ExportTicket | null> {
  if (!/^[\w-]{32}$/.test(word)) return null;
  const sealed = await sharedState.takeOut(nameOf(word));
  return sealed === null ? null : sealer.open(sealed, sealedTicket);
}

const nameOf = (word: string) => `export:${word}`;
