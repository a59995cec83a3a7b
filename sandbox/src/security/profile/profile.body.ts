import { plainContact } from "@atrium/schema/typed";
import { z } from "zod";
import { patterned, text } from "../../http/input.ts";
import { straightName } from "../../member/personName.ts";
import { faultOfPublicName } from "../../member/publicName.ts";
import { VALIDATORS } from "../../site/validators.ts";
import { stepUpBody } from "../stepUp.ts";

const patternOf = (patternId: number) =>
  new RegExp(String(VALIDATORS.find((one) => one.patternId === patternId)?.acceptedPattern), "u");

/** Such a text, or null or nothing, which clears the field. */
const contact = (patternId: number) =>
  z
    .union([
      text(200)
        .transform(plainContact)
        .pipe(patterned(patternOf(patternId))),
      z.literal(""),
      z.null(),
    ])
    .transform((value) => value || null)
    .optional();

const CONTACTS = {
  qqNum: contact(7),
  line: contact(8),
  whatsapp: contact(8),
  zalo: contact(8),
  facebook: contact(8),
  wechat: contact(8),
};

/** Changes of a profile: fields that are left out stay. */
export const ProfileBody = z.strictObject({
  /** Other people read it: letters, digits and a few signs, without markup and disguise. */
  nickname: text(200)
    .transform(straightName)
    .pipe(patterned(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'·-]{1,19}$/u))
    .check(({ value: input, issues }) => {
      const rule = faultOfPublicName(input);
      if (rule) issues.push({ code: "custom", input, params: { rule } });
    })
    .optional(),
  birthday: text(10).optional(),
  payeeName: text(200)
    .transform(straightName)
    .pipe(patterned(patternOf(6)))
    .optional(),
  ...CONTACTS,
  marketing: z
    .strictObject({ email: z.boolean().optional(), sms: z.boolean().optional(), push: z.boolean().optional() })
    .optional(),
  ...stepUpBody,
});
export type ProfileChanges = Omit<z.output<typeof ProfileBody>, "stepUpToken">;

const GUARDED = ["birthday", "payeeName", ...Object.keys(CONTACTS)];

/** Whether changes need a step-up: those of contact fields, and of what identifies the person. */
export const needsStepUp = (changes: ProfileChanges): boolean => GUARDED.some((field) => field in changes);
