import { CompactEncrypt } from "jose";
import { describe, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, eventWhere, openGateway } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { openForFile } from "../testing/startForFile.ts";
import { ServiceLinks } from "./serviceLinks.ts";

const sandbox = await sharedPlatform();
await control(sandbox, "flags", { CHAT: true });
const t = await openForFile(sandbox);

const SERVICE = "{ viewer { customerService { isVip url } } }";
const OPEN = `mutation ($title: String!) { openChat(input: { title: $title }) { chat { url expiresAt } userErrors { code field } } }`;
const UNREAD = "{ viewer { member { unreadChatCount } } }";

describe("customer service", () => {
  it("is the VIP club's own above rank 4, and live chat otherwise and after the logout", async () => {
    const browser = t.client({ "x-atrium-language": "VI" });
    const live = { isVip: false, url: `${sandbox.origin}/support/live?language=VI` };
    expect((await browser.run(SERVICE)).at("viewer.customerService")).toEqual(live);
    await browser.logIn("demo");
    expect((await browser.run(SERVICE)).at("viewer.customerService")).toEqual(live);
    await browser.run("mutation { logOut(input: {}) { userErrors { code } } }");
    await browser.logIn("vipclub");
    expect((await browser.run(SERVICE)).at("viewer.customerService")).toEqual({
      isVip: true,
      url: `${sandbox.origin}/support/vip?language=VI`,
    });
    await browser.run("mutation { logOut(input: {}) { userErrors { code } } }");
    expect((await browser.run(SERVICE)).at("viewer.customerService")).toEqual(live);
  });

  it("is unavailable when the platform sends no link", async () => {
    await control(sandbox, "chaos", { path: "/wps/system/customerService", shape: "wrong" });
    const answer = await t.client().run(SERVICE);
    expect(answer.at("viewer.customerService")).toBeNull();
    expect(answer.codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  });

  it("accepts only links to configured hosts, sealed with the right key", async () => {
    const key = Buffer.alloc(32, 1);
    const links = new ServiceLinks({ key, hosts: new Set(["care.example", "127.0.0.1:4100"]) });
    const seal = (address: string, { by = key, enc = "A256GCM" } = {}) =>
      new CompactEncrypt(new TextEncoder().encode(address)).setProtectedHeader({ alg: "dir", enc }).encrypt(by);
    expect(await links.open(await seal("https://care.example/a?b=c"))).toBe("https://care.example/a?b=c");
    for (const address of [
      "https://evil.example/",
      "https://care.example.evil.example/",
      "https://care.example@evil.example/",
      "https://user:pass@care.example/",
      "https://care.example:444/",
      "javascript:alert(1)//care.example",
      "ftp://care.example/",
      "/care.example",
    ]) {
      await expect(links.open(await seal(address))).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    }
    const stranger = await seal("https://care.example/", { by: Buffer.alloc(32, 2) });
    await expect(links.open(stranger)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    await expect(links.open("https://care.example/")).rejects.not.toThrow(/care/);
    const keyless = new ServiceLinks({ key: undefined, hosts: new Set() });
    await expect(keyless.open(stranger)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });
});

describe("the chat", () => {
  it("opens for members, in their language and the brand's colour, and counts unread answers", async () => {
    const browser = t.client({ "x-atrium-language": "TH" });
    await browser.logIn("demo");
    expect((await browser.run(UNREAD)).at("viewer.member.unreadChatCount")).toBe(0);
    const watching = browser.watch("subscription { unreadCountsChanged { unreadChatCount } }");
    const heard = eventWhere(watching, (event) => Number(event.at("unreadCountsChanged.unreadChatCount")) > 0);
    await t.listens(1);
    const opened = await browser.run(OPEN, { title: " คุยกับเรา " });
    expect(opened.at("openChat.userErrors")).toEqual([]);
    expect(Date.parse(opened.text("openChat.chat.expiresAt"))).toBeGreaterThan(Date.now());
    const page = await (await fetch(opened.text("openChat.chat.url"))).text();
    expect(page).toContain("<title>คุยกับเรา</title>");
    expect(page).toContain("--head:#c2571a");

    await control(sandbox, "chat", { username: "demo", content: "Hello from Lan" });
    await heard;
    await watching.return();
    expect((await browser.run(UNREAD)).at("viewer.member.unreadChatCount")).toBe(2);
  }, 20_000);

  it("is refused to guests and trials, without a title, and where it is switched off", async () => {
    expect((await t.client().run(OPEN, { title: "Chat" })).codes).toEqual(["UNAUTHENTICATED"]);
    const trial = t.client();
    await trial.run("mutation { startFreePlay(input: {}) { viewer { member { kind } } } }");
    expect((await trial.run(OPEN, { title: "Chat" })).codes).toEqual(["TRIAL_ACCOUNT"]);
    expect((await trial.run(UNREAD)).at("viewer.member.unreadChatCount")).toBe(0);

    const browser = await t.loggedIn("agent");
    for (const title of ["  ", "x".repeat(61)]) {
      const answer = await browser.run(OPEN, { title });
      expect(answer.at("openChat")).toEqual({
        chat: null,
        userErrors: [{ code: "VALIDATION_FAILED", field: ["title"] }],
      });
    }
    await control(sandbox, "flags", { CHAT: false });
    await using closed = await openGateway(sandbox);
    const late = closed.client();
    await late.logIn("agent");
    expect((await late.run(OPEN, { title: "Chat" })).at("openChat.userErrors.0.code")).toBe("FEATURE_DISABLED");
    expect((await late.run(UNREAD)).at("viewer.member.unreadChatCount")).toBe(0);
    await control(sandbox, "flags", { CHAT: true });
  });
});

describe("help", () => {
  it("has the terms in the caller's language, and articles that are found by id", async () => {
    const browser = t.client({ "x-atrium-language": "EN" });
    const help = await browser.ask("{ site { helpCentre { version articles { id anchor title contentHtml } } } }");
    const articles = help.at("site.helpCentre.articles");
    const all: { id: string; anchor: string; title: string; contentHtml: string }[] = Array.isArray(articles)
      ? articles
      : [];
    const rules = all.find(({ anchor }) => anchor === "rules");
    expect(rules?.contentHtml).toContain("<h3>1. Who may play</h3>");
    const found = await browser.run("query ($id: ID!) { node(id: $id) { ... on HelpArticle { anchor } } }", {
      id: rules?.id,
    });
    expect(found.at("node")).toEqual({ anchor: "rules" });
    const none = await browser.run("query ($id: ID!) { node(id: $id) { id } }", { id: globalId("HelpArticle", "999") });
    expect(none.at("node")).toBeNull();
  });

  it("shows the operator's pages, and null for a missing one", async () => {
    const PAGES =
      "{ site { contact: page(slug: CONTACT) { slug title contentHtml updatedAt } privacy: page(slug: PRIVACY) { title } } }";
    const answer = await t.client({ "x-atrium-language": "CN" }).run(PAGES);
    expect(answer.at("site.contact")).toMatchObject({ slug: "CONTACT", updatedAt: expect.any(String) });
    await control(sandbox, "chaos", { path: "/wps/system/page", status: 404, code: "NOT_FOUND" });
    const missing = await t.client({ "x-atrium-language": "PT" }).run(PAGES);
    expect({ ...missing }).toMatchObject({ data: { site: { contact: null, privacy: null } }, errors: undefined });
    await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
  });
});
