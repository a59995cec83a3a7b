import { inArray } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import { members } from "../../member/member.tables.ts";
import { HOUR_MS } from "../../time/units.ts";
import { logins } from "./history.tables.ts";

const MEMBERS = ["demo", "vipclub", "agent", "senior"];

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1";

type Past = Pick<typeof logins.$inferInsert, "device" | "method" | "fault"> & { hoursAgo: number };

/** The latest first. */
const PAST: readonly [Past, ...Past[]] = [
  { hoursAgo: 30, device: ANDROID, method: "PASSWORD" },
  { hoursAgo: 77, device: LINUX, method: "PASSWORD" },
  { hoursAgo: 78, device: LINUX, method: "PASSWORD", fault: "CREDENTIALS" },
  { hoursAgo: 200, device: WINDOWS, method: "PASSWORD" },
  { hoursAgo: 390, device: ANDROID, method: "SMS" },
  { hoursAgo: 391, device: ANDROID, method: "SMS", fault: "CREDENTIALS" },
  { hoursAgo: 720, device: IPHONE, method: "PASSWORD" },
  { hoursAgo: 1_310, device: WINDOWS, method: "SOCIAL" },
];

const ipOf = (hoursAgo: number) => `113.160.24.${(hoursAgo % 250) + 1}`;

/** Logins of the accounts that people try out. Their accounts show the latest one. */
export async function seedLogins(tx: Tx, { now }: SeedContext): Promise<void> {
  const found = await tx.select({ id: members.id }).from(members).where(inArray(members.username, MEMBERS));
  await tx.insert(logins).values(
    found.flatMap(({ id: memberId }) =>
      PAST.map(({ hoursAgo, ...login }) => {
        const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
        return { memberId, ...login, at, ip: ipOf(hoursAgo), country: "VN" };
      }),
    ),
  );
  const [{ hoursAgo }] = PAST;
  const latest = { lastLoginAt: new Date(now.getTime() - hoursAgo * HOUR_MS), lastLoginIp: ipOf(hoursAgo) };
  await tx.update(members).set(latest).where(inArray(members.username, MEMBERS));
}
