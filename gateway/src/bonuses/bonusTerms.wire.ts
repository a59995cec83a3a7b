import { z } from "zod";
import { count } from "../upstream/wire.ts";

/** The terms of a bonus; null when the platform does not send them. */
export const bonusTerms = z.object({ turnover: count, hours: count }).nullish().catch(null);
