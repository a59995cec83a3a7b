import type { Language } from "../../http/languages.ts";
import { helpCN } from "./help.cn.ts";
import { helpEN } from "./help.en.ts";
import { helpID } from "./help.id.ts";
import { helpPT } from "./help.pt.ts";
import { helpTH } from "./help.th.ts";
import { helpTY } from "./help.ty.ts";
import { helpVI } from "./help.vi.ts";
import type { HelpText } from "./helpText.ts";

/** The help centre and the operator's pages, in every language of the platform. */
export const HELP: Record<Language, HelpText> = {
  CN: helpCN,
  EN: helpEN,
  ID: helpID,
  PT: helpPT,
  TH: helpTH,
  TY: helpTY,
  VI: helpVI,
};
