import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { endSession } from "../session/sessions.ts";
import { bootIn, openGameHarness } from "../testing/gameHarness.ts";
import { playLaunches, playSessions } from "./play.tables.ts";

const { db, clock, games, signIn, call, launch, pageOf } = await openGameHarness();

describe("launch addresses", () => {
  test("open a game once: one of many simultaneous requests succeeds, and HEAD and prefetch do not count", async () => {
    const path = await launch(games.slot);
    expect((await call(path, { method: "HEAD" })).status).toBe(204);
    expect((await call(path, { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(204);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410, 410, 410]);
    const late = await pageOf(path);
    expect(late).toContain("Địa chỉ trò chơi này đã được dùng");
    expect(late).not.toContain('id="boot"');
  });

  test("end after five minutes, and with the login of the request", async () => {
    const old = await launch(games.slot);
    clock.shiftTo(5 * 60_000 + 1);
    expect((await call(old)).status).toBe(410);
    clock.shiftTo(0);
    const { token, sessionId } = await signIn("demo");
    const path = await launch(games.slot, token);
    await endSession(db, sessionId, "LOGOUT", clock.now());
    expect((await call(path)).status).toBe(410);
    expect((await call("/play/open/nonsense")).status).toBe(410);
  });

  test("leave neither the launch token nor the secret in the database, and no login token in the page", async () => {
    const { token } = await signIn("demo");
    const path = await launch(games.slot, token);
    const html = await pageOf(path);
    const { secret } = bootIn(html);
    expect(html).not.toContain(token);
    const rows = [await db.select().from(playLaunches), await db.select().from(playSessions)];
    const dump = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(path.split("/").at(-1));
  });

  test("are answered with headers that protect the page and its address", async () => {
    const { headers } = await call(await launch(games.slot));
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self' http://localhost:4000 http://127.0.0.1:4000");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("lead to pages of at most 30 kB with all their files, in the language of the launch", async () => {
    const { slot, fishing, table, match, keno, duel } = games;
    for (const nodeId of [slot, fishing, table, match, keno, duel]) {
      const html = await pageOf(await launch(nodeId));
      const files = [...html.matchAll(/(?:href|src)="(\/play\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
      const answers = await Promise.all(
        files.map((file) => call(file, { headers: { "Accept-Encoding": "identity" } })),
      );
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      const bytes = [html, ...texts].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
      expect(bytes).toBeLessThan(30_000);
      expect(html).not.toMatch(/\son\w+=|style="/);
      expect(bootIn(html).messages.lobby).toBe("Sảnh");
    }
  });
});
