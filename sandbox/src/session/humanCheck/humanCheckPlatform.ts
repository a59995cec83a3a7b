import type { SitePlatform } from "../../site/sitePlatform.ts";
import type { Captchas } from "./captcha.ts";
import type { HumanChecks } from "./proofOfWork.ts";

/** The platform with its captchas and its proofs of work. */
export interface HumanCheckPlatform extends SitePlatform {
  captchas: Captchas;
  humanChecks: HumanChecks;
}
