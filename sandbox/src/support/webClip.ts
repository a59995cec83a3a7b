import { escaped } from "@atrium/arcade/htmlPage";
import sharp from "sharp";
import { BRAND_SIGN } from "../site/brand.ts";

/** Never change these ids: a profile with other ids is installed beside the old one instead of replacing it. */
const PROFILE_UUID = "6D0F7B56-3F0B-4B4C-9C0A-6E1D5C5E8A01";
const CLIP_UUID = "0B1C2B9E-2A57-4E0F-8C4B-9C7F5B0A7D02";

let icon: Promise<string> | undefined;

/** A configuration profile for iOS that adds the site to the home screen as a full-screen app. */
export async function webClipProfile({ siteUrl, language }: { siteUrl: string; language: string }): Promise<string> {
  icon ??= sharp(Buffer.from(BRAND_SIGN))
    .png()
    .toBuffer()
    .then((png) => png.toString("base64"));
  const text = (key: string, value: string) => `<key>${key}</key><string>${escaped(value)}</string>`;
  const flag = (key: string, isOn: boolean) => `<key>${key}</key><${isOn}/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${text("PayloadType", "Configuration")}
<key>PayloadVersion</key><integer>1</integer>
${text("PayloadIdentifier", "example.atrium.webclip")}
${text("PayloadUUID", PROFILE_UUID)}
${text("PayloadDisplayName", "Atrium")}
${text("PayloadOrganization", "Atrium")}
${text("PayloadDescription", "Atrium")}
${flag("PayloadRemovalDisallowed", false)}
<key>PayloadContent</key>
<array>
<dict>
${text("PayloadType", "com.apple.webClip.managed")}
<key>PayloadVersion</key><integer>1</integer>
${text("PayloadIdentifier", "example.atrium.webclip.home")}
${text("PayloadUUID", CLIP_UUID)}
${text("PayloadDisplayName", "Atrium")}
${text("Label", "Atrium")}
${text("URL", `${siteUrl.replace(/\/+$/, "")}/?lang=${language}`)}
${flag("FullScreen", true)}
${flag("IsRemovable", true)}
${flag("Precomposed", true)}
<key>Icon</key><data>${await icon}</data>
</dict>
</array>
</dict>
</plist>
`;
}
