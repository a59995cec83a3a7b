import type { SitePlatform } from "../site/sitePlatform.ts";
import type { ChatDesk } from "./chatDesk.ts";

/** The platform with the desk of customer service. */
export interface SupportPlatform extends SitePlatform {
  chatDesk: ChatDesk;
}
