import { phoneForm, plainText } from "@atrium/schema/typed";
import { badInput } from "../errors/atriumError.ts";

const nameForm = /^[A-Za-z0-9]{2,16}$/;

/** Throws `BAD_USER_INPUT` for what no account of a downline is searched by. */
export function assertKeyword(keyword: string | null | undefined): void {
  if (keyword == null || phoneForm.test(keyword) || nameForm.test(plainText(keyword))) return;
  throw badInput("`keyword` must be 2 to 16 letters and digits of a user name or nickname, or a whole phone number.");
}
