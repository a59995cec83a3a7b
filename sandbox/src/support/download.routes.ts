import { escaped, htmlPage } from "@atrium/arcade/htmlPage";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { readQuery, text } from "../http/input.ts";
import { browserLanguage, toLanguage } from "../http/languages.ts";
import { BRAND_SIGN } from "../site/brand.ts";
import { LANGUAGE_NAMES } from "../site/languageNames.ts";
import { SUPPORT_TEXTS } from "./support.texts.ts";
import { supportAssets } from "./supportAssets.ts";
import type { SupportPlatform } from "./supportPlatform.ts";
import { webClipProfile } from "./webClip.ts";

const Query = z.object({ language: text(10).optional() });

/** Targets of the download guide's QR codes. The client is a web app that phones install from the browser. */
export function downloadRoutes({ config }: SupportPlatform) {
  const languageOf = (c: Context<AppEnv>) => {
    const { language } = readQuery(c, Query);
    return language ? toLanguage(language) : browserLanguage(c.req.header("Accept-Language"));
  };
  const installPage = (c: Context<AppEnv>, system: "android" | "ios") => {
    const language = languageOf(c);
    const texts = SUPPORT_TEXTS[language].download;
    const steps = system === "android" ? texts.androidSteps : texts.iosSteps;
    const profile = `<p class="note"><a href="/app/atrium.mobileconfig?language=${language}">${escaped(texts.profile)}</a></p>`;
    return htmlPage({
      language: LANGUAGE_NAMES[language].tag,
      title: texts[system],
      barColour: "#0a161b",
      style: "",
      embedders: [],
      head: `<link rel="stylesheet" href="${supportAssets.base}/download.css">`,
      body: `<body><main>${BRAND_SIGN}<h1>${escaped(texts[system])}</h1><p class="lead">${escaped(texts.lead)}</p>
<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join("")}</ol>
<a class="open" href="${escaped(config.siteUrl)}">${escaped(texts.open)}</a>${system === "ios" ? profile : ""}</main></body>`,
    });
  };
  return new Hono<AppEnv>()
    .get("/app/android", (c) => installPage(c, "android"))
    .get("/app/ios", (c) => installPage(c, "ios"))
    .get("/app/atrium.mobileconfig", async (c) =>
      c.body(await webClipProfile({ siteUrl: config.siteUrl, language: languageOf(c) }), 200, {
        "Content-Type": "application/x-apple-aspen-config; charset=utf-8",
        "Content-Disposition": 'attachment; filename="atrium.mobileconfig"',
        "X-Content-Type-Options": "nosniff",
      }),
    );
}
