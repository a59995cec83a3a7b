import { compactDecrypt } from "jose";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LANGUAGES } from "../http/languages.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, clock, config, caller, tokenOf } = await startForFile();

interface Paths {
  version: { pathList: { type: string; path: string }[] };
}

test("the links of customer service need the key, and the VIP link comes on request to members above rank 4", async () => {
  const key = Buffer.from(config.serviceLinkKey, "base64url");
  const links = async (vip: number, username?: string) => {
    const { value } = await caller.get<Paths>(`/wps/system/customerService?vip=${vip}`, {
      ...(username && { token: await tokenOf(username) }),
      headers: { Language: "PT" },
    });
    return Promise.all(
      value.version.pathList.map(async ({ type, path }) => {
        expect(path).not.toContain("support");
        const { plaintext, protectedHeader } = await compactDecrypt(path, key);
        expect(protectedHeader).toEqual({ alg: "dir", enc: "A256GCM" });
        return [type, new TextDecoder().decode(plaintext)];
      }),
    );
  };
  const live = ["3", `${sandbox.origin}/support/live?language=PT`];
  expect(await links(0, "vipclub")).toEqual([live]);
  expect(await links(1)).toEqual([live]);
  expect(await links(1, "demo")).toEqual([live]);
  expect(await links(1, "vipclub")).toEqual([live, ["4", `${sandbox.origin}/support/vip?language=PT`]]);
  for (const [, address] of [live]) expect((await fetch(address ?? "")).status).toBe(200);
});

interface Help {
  version: string;
  list: { id: string; anchor: string; title: string; contentHtml: string; sort: number }[];
}

test("the help centre has every language, each with its own text, and the terms", async () => {
  const texts = new Map<string, string>();
  const anchors = new Set<string>();
  for (const language of LANGUAGES) {
    const { value, headers } = await caller.get<Help>(`/wps/system/helpCenter?language=${language}&device=WEB`);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    anchors.add(value.list.map(({ anchor }) => anchor).join());
    for (const { anchor, contentHtml, title } of value.list) {
      expect(contentHtml.length, `${language} ${anchor}`).toBeGreaterThan(60);
      expect(texts.get(contentHtml), `${language} ${anchor}`).toBeUndefined();
      texts.set(contentHtml, title);
    }
    for (const slug of ["contact", "responsible-gaming", "privacy", "accessibility"]) {
      const page = await caller.get<{ title: string; contentHtml: string }>(
        `/wps/system/page?slug=${slug}&language=${language}`,
      );
      expect(texts.get(page.value.contentHtml), `${language} ${slug}`).toBeUndefined();
      texts.set(page.value.contentHtml, page.value.title);
    }
  }
  expect([...anchors]).toEqual(["start,payments,bonuses,fairness,security,responsible,rules"]);
  expect((await caller.get("/wps/system/page?slug=secrets")).status).toBe(404);
});

test("the QR codes lead to pages that install the client", async () => {
  const { value } = await caller.get<{ resources: { resourceType: string; url: string }[] }>("/wps/system/permission");
  const url = (type: string) => value.resources.find(({ resourceType }) => resourceType === type)?.url ?? "";
  const android = await (await fetch(url("ANDROID_APP"), { headers: { "Accept-Language": "vi-VN" } })).text();
  expect(android).toContain("Thêm vào màn hình chính");
  const profile = await fetch(url("IOS_PROFILE"));
  expect(profile.headers.get("content-type")).toContain("application/x-apple-aspen-config");
  const plist = await profile.text();
  expect(plist).toContain("<string>com.apple.webClip.managed</string>");
  expect(plist).toContain(`<string>${config.siteUrl}/?lang=EN</string>`);
  const icon = Buffer.from(/<data>(.*)<\/data>/.exec(plist)?.[1] ?? "", "base64");
  expect(await sharp(icon).metadata()).toMatchObject({ format: "png", width: 180 });
});

async function upload(token: string, files: (Buffer | string)[]) {
  const form = new FormData();
  for (const file of files)
    form.append("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "a.png");
  const answer = await fetch(`${sandbox.origin}/wps/upload/image`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: { code: string; value: { imageId: string; url: string } } = JSON.parse(await answer.text());
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), ...body };
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2571a" } });

test("a picture is re-encoded without metadata and shown to its owner only", async () => {
  const [demo, other] = await Promise.all([tokenOf("demo"), tokenOf("vipclub")]);
  const photo = await drawing(60, 30)
    .withMetadata({ orientation: 6, exif: { IFD0: { Artist: "somebody", Copyright: "a secret place" } } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("secret place")).toBe(true);
  const { value, status } = await upload(demo, [photo]);
  expect(status).toBe(200);
  const look = (token: string) =>
    fetch(`${sandbox.origin}${value.url}`, { headers: { authorization: `Bearer ${token}` } });
  const kept = Buffer.from(await (await look(demo)).arrayBuffer());
  expect(kept.includes("secret place")).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 30, height: 60 });
  expect((await look(other)).status).toBe(404);
  expect((await fetch(`${sandbox.origin}${value.url}`)).status).toBe(401);
});

test("refuses files that are no picture, too large or too many", async () => {
  const token = await tokenOf("agent");
  const png = await drawing(8, 8).png().toBuffer();
  expect((await upload(token, ["<svg onload=alert(1)>"])).code).toBe("IMAGE_TYPE");
  expect((await upload(token, [Buffer.concat([png.subarray(0, 40), Buffer.from("rubbish")])])).code).toBe("IMAGE_TYPE");
  expect((await upload(token, [await drawing(4_097, 2).png().toBuffer()])).code).toBe("IMAGE_TOO_LARGE");
  expect((await upload(token, [Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)])])).code).toBe("IMAGE_TOO_LARGE");
  expect((await upload(token, [png, png])).code).toBe("IMAGE_COUNT");
  expect((await upload(token, [])).code).toBe("IMAGE_COUNT");
  expect((await upload("", [png])).status).toBe(401);
  for (let sent = 0; sent < 20; sent++) expect((await upload(token, [png])).status).toBe(200);
  // The first of the 20 was sent a moment ago: the next may be sent a day after it.
  const { code, retryAfter } = await upload(token, [png]);
  expect(code).toBe("RATE_LIMITED");
  expect(Number(retryAfter)).toBeGreaterThan(86_300);
  clock.shiftTo(Number(retryAfter) * 1_000);
  expect((await upload(await tokenOf("agent"), [png])).status).toBe(200);
  clock.shiftTo(0);
});

interface Published {
  list: { slug: string; title: string; summary: string; contentHtml: string; imageUrl: string; publishedAt: string }[];
}

test("blog and news have every language, each with its own text, and pictures", async () => {
  const seen = new Set<string>();
  for (const section of ["blog", "news"]) {
    for (const language of LANGUAGES) {
      const { value } = await caller.get<Published>(`/wps/system/page?slug=${section}&language=${language}`);
      expect(value.list.length).toBeGreaterThanOrEqual(6);
      for (const { title, summary, contentHtml, slug } of value.list) {
        for (const text of [title, summary, contentHtml]) {
          expect(seen.has(text), `${language} ${slug}: ${text}`).toBe(false);
          seen.add(text);
        }
        expect(contentHtml.split("<p>").length, `${language} ${slug}`).toBeGreaterThan(3);
      }
      if (language !== "EN") continue;
      for (const { imageUrl, slug } of value.list) {
        const picture = await fetch(`${sandbox.origin}${imageUrl}`);
        expect(picture.status, slug).toBe(200);
        expect(picture.headers.get("content-type")).toContain("image/svg+xml");
      }
    }
  }
  expect((await caller.get("/wps/system/page?slug=constructor")).status).toBe(404);
});
