import { fill, someText } from "@atrium/arcade/texts";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { answerWith } from "../http/idempotency/answerWith.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { textsIn } from "../http/textsIn.ts";
import { maskedName } from "../member/maskedName.ts";
import { toDecimal } from "../money.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { BOARD_PERIODS, type BoardPeriod, boardPage, placeOf } from "./missionBoard.ts";
import { isMoney, MISSION_CURRENCY, type Mission } from "./missions.data.ts";
import { claimMission, type MemberMission, missionsOf } from "./missions.ts";

/** Titles by the mission's number; `{n}` is its goal. */
const MISSION_TEXTS = textsIn(import.meta.dirname, { titles: z.record(z.string(), someText) });

const ClaimBody = z.object({ missionId: rowId });
const isBoardPeriod = (word: string): word is BoardPeriod => Object.hasOwn(BOARD_PERIODS, word);
const BoardQuery = pageQuery().extend({ period: z.string().refine(isBoardPeriod).default("WEEK") });

/** Missions of members, and their board. */
export const missionRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/MCSFE_missionSummary", requireRealAccount, async (c) => {
      const missions = await missionsOf(platform, c.var.session);
      const countOf = (status: MemberMission["status"]) => missions.filter((it) => it.status === status).length;
      return ok(c, { open: countOf("OPEN"), claimable: countOf("CLAIMABLE"), done: countOf("CLAIMED") });
    })
    .get("/wps/relay/MCSFE_missionList", requireRealAccount, async (c) => {
      const missions = await missionsOf(platform, c.var.session);
      return ok(c, { list: missions.map((mission) => missionView(mission, c.var.language)) });
    })
    .post("/wps/relay/MCSFE_missionClaim", requireRealAccount, idempotent(platform), async (c) => {
      const { missionId } = await readJson(c, ClaimBody);
      return answerWith<MemberMission>(
        c,
        platform,
        (keepAnswer) => claimMission(platform, c.var.session, missionId, keepAnswer),
        (mission) => missionView(mission, c.var.language),
      );
    })
    .get("/wps/relay/MCSFE_missionLeaderboard", sharedByGuests(30), async (c) => {
      const { period, ...page } = readQuery(c, BoardQuery);
      const { session } = c.var;
      const window = { offset: offsetOf(page), limit: page.pageSize };
      const { places, total } = await boardPage(platform, period, window);
      const list = places.map(({ rank, username, score }) => ({ rank, account: maskedName(username), score }));
      const mine = session ? await placeOf(platform, period, session.memberId) : null;
      return ok(c, { ...toPage(list, total, page), mine });
    });

/** A mission in the contract's form. Goals in money are decimal strings of the currency, others are whole numbers. */
function missionView({ mission, occurrence, progress, status }: MemberMission, language: Language) {
  const { id, period, goal, reward } = mission;
  const measured = (count: bigint) => (isMoney(goal) ? toDecimal(count, MISSION_CURRENCY) : String(count));
  return {
    missionId: String(id),
    title: titleOf(mission, language),
    period,
    goal: measured(BigInt(goal.count)),
    progress: measured(progress),
    goalCurrency: isMoney(goal) ? MISSION_CURRENCY : null,
    reward: { amount: toDecimal(reward, MISSION_CURRENCY), currency: MISSION_CURRENCY },
    score: mission.score,
    status,
    resetsAt: occurrence.resetsAt?.toISOString() ?? null,
  };
}

function titleOf({ id, goal }: Mission, language: Language): string {
  const title = MISSION_TEXTS[language].titles[id];
  if (title === undefined) throw new Error(`mission ${id} has no title`);
  const money = isMoney(goal) && ({ style: "currency", currency: MISSION_CURRENCY, maximumFractionDigits: 0 } as const);
  const n = new Intl.NumberFormat(LANGUAGE_NAMES[language].tag, money || {}).format(goal.count);
  return fill(title, { n });
}
