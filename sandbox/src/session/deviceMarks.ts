import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { parseJson } from "../http/input.ts";
import type { Place } from "../http/limits/guesses.ts";
import { seal, unseal } from "../sealing.ts";
import { DAY_MS } from "../time/units.ts";
import { newToken } from "./sessions.ts";

const PURPOSE = "device marks";
const LIFETIME_MS = 180 * DAY_MS;
/** People share a device with few others. */
const MOST_MEMBERS = 8;

const Mark = z.object({ id: z.string(), members: z.array(z.int()).max(MOST_MEMBERS), until: z.number() });
type Mark = z.output<typeof Mark>;

type Marking = Pick<CorePlatform, "clock" | "config">;

/** Where a request comes from, as far as marks are concerned. */
export interface Marked {
  ip: string;
  /** The device's mark, as the caller sent it. */
  mark?: string | undefined;
}

async function read({ clock, config }: Marking, sent: string | undefined): Promise<Mark | undefined> {
  const text = sent === undefined ? undefined : await unseal(config.serviceKey, PURPOSE, sent);
  const mark = Mark.safeParse(parseJson(text ?? "null")).data;
  return mark && mark.until > clock.now().getTime() ? mark : undefined;
}

/**
 * The mark of a device that has logged in as a member, for its gateway to keep: sealed, and good for nothing but a counter of
 * its own. It keeps the device's earlier members.
 */
export async function markOf(platform: Marking, { mark: sent }: Marked, memberId: number): Promise<string> {
  const known = await read(platform, sent);
  const others = (known?.members ?? []).filter((id) => id !== memberId);
  const mark: Mark = {
    id: known?.id ?? newToken(),
    members: [memberId, ...others].slice(0, MOST_MEMBERS),
    until: platform.clock.now().getTime() + LIFETIME_MS,
  };
  return seal(platform.config.serviceKey, PURPOSE, JSON.stringify(mark));
}

/** The place of a guess at a member's secret: the device, if it has logged in as this member before. */
export async function placeOf(platform: Marking, origin: Marked, memberId: number | undefined): Promise<Place> {
  const mark = memberId === undefined ? undefined : await read(platform, origin.mark);
  const isKnown = mark !== undefined && memberId !== undefined && mark.members.includes(memberId);
  return isKnown ? { device: mark.id } : { ip: origin.ip };
}
