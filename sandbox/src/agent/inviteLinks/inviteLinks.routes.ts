import { Hono } from "hono";
import { z } from "zod";
import { PLAYER_TYPE } from "../../accountTypes.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireAgent } from "../../http/guard.ts";
import { readJson, rowId, text } from "../../http/input.ts";
import { findMember } from "../../member/members.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { rebateText, toRebate } from "../downline/rebate.ts";
import { createLink, deleteLink, inviteAddress, type LinkRow, linksOf } from "./inviteLinks.ts";

const CreateBody = z.object({
  type: z.enum(["player", "agent"]),
  rebate: rebateText,
  label: text(30).default(""),
  expiresAt: z.iso
    .datetime()
    .nullish()
    .transform((instant) => (instant ? new Date(instant) : null)),
});
const DeleteBody = z.object({ linkId: rowId });

/** The caller's invitation links. */
export function inviteLinkRoutes(platform: SessionPlatform) {
  const { db, clock, config } = platform;

  const view = ({ link, signUps, firstDeposits }: LinkRow) => ({
    linkId: String(link.id),
    code: link.code,
    link: inviteAddress(config.siteUrl, link.code),
    label: link.label,
    type: link.type === PLAYER_TYPE ? "player" : "agent",
    rebate: toRebate(link.rebate),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.endsAt?.toISOString() ?? null,
    expired: link.endsAt !== null && link.endsAt <= clock.now(),
    clicks: link.clicks,
    signUps,
    firstDeposits,
  });

  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_inviteLinkList", requireAgent, async (c) => {
      const { memberId } = c.var.session;
      const { rebate } = await findMember(db, memberId);
      return ok(c, { list: (await linksOf(db, memberId)).map(view), maxRebate: toRebate(rebate) });
    })
    .post("/wps/relay/ACS_inviteLinkCreate", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      const { type, rebate, label, expiresAt } = await readJson(c, CreateBody);
      const isAgent = type === "agent";
      const wanted = { agentId, label: label.trim(), isAgent, rebate, endsAt: expiresAt };
      const made = await db.transaction((tx) => createLink(tx, wanted, clock.now()));
      const [row] = await linksOf(db, agentId, made.id);
      if (!row) throw new PlatformError("NOT_FOUND");
      return ok(c, view(row));
    })
    .post("/wps/relay/ACS_inviteLinkDelete", requireAgent, async (c) => {
      const { linkId } = await readJson(c, DeleteBody);
      await deleteLink(platform, c.var.session.memberId, linkId);
      return ok(c, true);
    });
}
