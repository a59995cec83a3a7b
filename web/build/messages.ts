import { readFileSync } from "node:fs";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";

/** Texts of windows and areas that nobody begins with: they come a moment after the first screen. */
const LATER =
  /^(account_(?!menu)|affiliate_|agent_|announcements_(?!ticker|pause|resume)|articles_|avatar_|chat_|coming_|consent_|download_|err_|feedback_|games_(info|age|maintenance|missing|unreachable|slow|silent|other|rooms|transfer|clock)_?|help_|in_|install_|lottery_|maintenance_|member_|mobile_|offline_|password_|phone_|promotion_|reg_|register_|restricted_|search_(?!open)|session|sign_out_|sms_|support_(?!service)|theme_|upload_|wallet_|welcome_|winners_|your_)/;

/**
 * Imports of `lang/*.json` become parsed messages, so that the client ships without the parser: plain, those of the first
 * screens; with `?more`, the others.
 */
export function messages(): Plugin {
  return {
    name: "atrium-messages",
    enforce: "pre",
    load: {
      filter: { id: /\/lang\/[A-Z]{2}\.json(\?more)?$/ },
      handler(id) {
        const [file = "", isMore] = id.split("?");
        const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
        const own = Object.entries(texts).filter(([key]) => LATER.test(key) === (isMore === "more"));
        const parsed = Object.fromEntries(own.map(([key, text]) => [key, parse(text)]));
        return { code: `export default ${JSON.stringify(parsed)}`, moduleType: "js", map: null };
      },
    },
  };
}
