import { APOSTROPHES, HYPHENS, INVISIBLE, MIDDLE_DOTS, personNameForm, plainContact } from "@atrium/schema/typed";
import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { hasForm } from "../../forms/hasForm.ts";

const CONTACT = /^[A-Za-z0-9_.+@-]{3,50}$/;
/** The platform also refuses piled-up marks, words of two scripts, and names of the site's staff. */
const NICKNAME = new RegExp(
  `^[\\p{L}\\p{N}${INVISIBLE}][\\p{L}\\p{M}\\p{N}${INVISIBLE}${HYPHENS}\\s._${APOSTROPHES}${MIDDLE_DOTS}]{1,19}$`,
  "u",
);

/** Rules of the profile's fields; all may stay empty but the nickname. */
export function profileSchema(intl: IntlShape) {
  const { formatMessage } = intl;
  const contact = string()
    .transform(plainContact)
    .test(hasForm(intl, CONTACT, formatMessage({ id: "reg_pattern_8" }, { bounds: "3–50" })));
  const wrongNickname = formatMessage({ id: "profile_nickname_wrong" });
  return object({
    nickname: string()
      .trim()
      .required(wrongNickname)
      .test(hasForm(intl, NICKNAME, wrongNickname)),
    birthday: string().matches(/^(1[89]|20)\d\d-\d\d-\d\d$/, {
      message: formatMessage({ id: "register_birthday_wrong" }),
      excludeEmptyString: true,
    }),
    payeeName: string()
      .trim()
      .test(hasForm(intl, personNameForm, formatMessage({ id: "reg_pattern_6" }, { bounds: "2–50" }))),
    line: contact,
    whatsapp: contact,
    zalo: contact,
    facebook: contact,
    wechat: contact,
    qq: string()
      .transform(plainContact)
      .test(hasForm(intl, /^[1-9][0-9]{4,11}$/, formatMessage({ id: "reg_pattern_7" }, { bounds: "5–12" }))),
  });
}
