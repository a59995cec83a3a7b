import { z } from "zod";
import type { MarketingChoice, UpdateProfileInput } from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { flag, maybeInstant, maybeText } from "../upstream/wire.ts";

const allowed = z.object({ email: flag, sms: flag, push: flag });
const changed = z.object({ email: maybeInstant, sms: maybeInstant, push: maybeInstant });
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .nullish()
  .catch(null);

const profile = z
  .object({
    birthday: day,
    payeeName: maybeText,
    line: maybeText,
    whatsapp: maybeText,
    zalo: maybeText,
    facebook: maybeText,
    wechat: maybeText,
    qqNum: maybeText,
    marketing: allowed,
    marketingChangedAt: changed.optional(),
  })
  .transform(({ birthday, qqNum, marketing, marketingChangedAt, ...row }) => {
    const choice = (channel: "email" | "sms" | "push"): MarketingChoice => ({
      isAllowed: marketing[channel],
      changedAt: marketingChangedAt?.[channel] ?? null,
    });
    return {
      ...row,
      birthday: birthday ?? null,
      qq: qqNum,
      marketing: { email: choice("email"), sms: choice("sms"), push: choice("push") },
    };
  });

export type MemberProfileModel = z.output<typeof profile>;

const calls = {
  read: ownRead("GET /wps/member/profile", profile),
  update: change("PUT /wps/member/profile", profile, { encrypt: true }),
};

/** The platform calls for the caller's profile. */
export const profileUpstream = defineUpstream((scope) => ({
  read: () => calls.read(scope),

  /** Changes what is given. A token of a step-up is needed for all but the nickname and advertising. */
  async update({ qq, ...changes }: UpdateProfileInput, stepUpToken: string | undefined): Promise<void> {
    const body = {
      ...changes,
      ...(qq !== undefined && { qqNum: qq }),
      ...(stepUpToken !== undefined && { stepUpToken }),
    };
    calls.read.keep(scope, await calls.update(scope, { body }));
  },
}));
