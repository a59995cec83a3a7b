import { someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { textsIn } from "../http/textsIn.ts";

/** The messages that members get about codes, passwords and their new account. */
export const SESSION_TEXTS = textsIn(import.meta.dirname, {
  code: z.strictObject({
    /** The text message; `{code}` is the code. */
    message: someText,
    /** Title of an e-mail with a code. */
    mailTitle: someText,
    /** The page's answer to a request for a code, whether or not the number belongs to an account. */
    sent: someText,
  }),
  /** In the member's inbox and by e-mail; `{username}` and `{link}` are in the text of the link. */
  password: z.strictObject({
    changedTitle: someText,
    changedText: someText,
    linkTitle: someText,
    linkText: someText,
  }),
  /** After a login from a new device; `{device}`, `{place}` and `{time}` are in the text. */
  newDevice: z.strictObject({ title: someText, text: someText }),
  /** After a login with a recovery code; `{left}` is the number of codes that remain. */
  recoveryCode: z.strictObject({ title: someText, text: someText }),
  /** The first message of every new account. */
  welcome: z.strictObject({ title: someText, content: someText }),
});
