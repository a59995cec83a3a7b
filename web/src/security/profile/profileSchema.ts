import type { IntlShape } from "react-intl";
import { object, string } from "yup";

const CONTACT = /^[A-Za-z0-9_.+@-]{3,50}$/;

/** Rules of the profile's fields; all may stay empty but the nickname. */
export function profileSchema({ formatMessage }: IntlShape) {
  const contact = string()
    .trim()
    .matches(CONTACT, {
      message: formatMessage({ id: "reg_pattern_8" }, { bounds: "3–50" }),
      excludeEmptyString: true,
    });
  return object({
    nickname: string()
      .trim()
      .matches(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'-]{1,19}$/u, formatMessage({ id: "profile_nickname_wrong" })),
    birthday: string().matches(/^(1[89]|20)\d\d-\d\d-\d\d$/, {
      message: formatMessage({ id: "register_birthday_wrong" }),
      excludeEmptyString: true,
    }),
    payeeName: string()
      .trim()
      .matches(/^[\p{L}\p{M} .'-]{2,50}$/u, {
        message: formatMessage({ id: "reg_pattern_6" }, { bounds: "2–50" }),
        excludeEmptyString: true,
      }),
    line: contact,
    whatsapp: contact,
    zalo: contact,
    facebook: contact,
    wechat: contact,
    qq: string()
      .trim()
      .matches(/^[1-9][0-9]{4,11}$/, {
        message: formatMessage({ id: "reg_pattern_7" }, { bounds: "5–12" }),
        excludeEmptyString: true,
      }),
  });
}
