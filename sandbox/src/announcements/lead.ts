import { z } from "zod";

/** Where a click leads: an address, a path of the web client, a promotion's number, a dialog's name. */
export interface Lead {
  linkageType: "NONE" | "URL" | "ROUTE" | "GAME" | "PROMOTION" | "MODAL";
  /** For GAME a category: its most played game is meant. */
  linkage: string | null;
}

export const NOWHERE: Lead = { linkageType: "NONE", linkage: null };

export const route = (linkage: string): Lead => ({ linkageType: "ROUTE", linkage });

/** A lead as data files write it: `{ "route": "/rng" }`. Without one, a click leads nowhere. */
export const leadData = z
  .union([
    z.strictObject({ route: z.string() }).transform((lead) => route(lead.route)),
    z.strictObject({ game: z.string() }).transform((lead): Lead => ({ linkageType: "GAME", linkage: lead.game })),
    z
      .strictObject({ promotion: z.string() })
      .transform((lead): Lead => ({ linkageType: "PROMOTION", linkage: lead.promotion })),
    z.strictObject({ modal: z.string() }).transform((lead): Lead => ({ linkageType: "MODAL", linkage: lead.modal })),
  ])
  .default(NOWHERE);
