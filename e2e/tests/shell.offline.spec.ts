import { visitAs } from "../fixtures/login.ts";
import { balance, menu, untilWorkerAnswers, visit } from "../fixtures/page.ts";
import { core, expect, test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test(
  "the shell opens without a network, recovers when it is back, and caches nothing of a member's",
  core,
  async ({ page, context, request }) => {
    const manifest = await request.get("/manifest.webmanifest");
    expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
    const { icons, start_url, display } = await manifest.json();
    expect({ start_url, display }).toEqual({ start_url: "/", display: "standalone" });
    for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
    const worker = await request.get("/sw.js");
    expect(worker.headers()).toMatchObject({
      "cache-control": "no-cache",
      "content-type": expect.stringContaining("javascript"),
    });

    await visitAs(page, "demo", "/");
    await untilWorkerAnswers(page);
    await page.reload();
    await expect(balance(page)).toBeVisible();

    const cached = await page.evaluate(async () => {
      const pages: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          const { pathname } = new URL(url);
          if (!pathname.startsWith("/assets/"))
            pages.push(`${pathname} ${(await (await cache.match(url))?.text())?.includes("first-answers")}`);
        }
      }
      return pages.toSorted();
    });
    // The brand's name is for the titles of notifications.
    const files = ["/brand-name", "/icon-192.png", "/icon.svg", "/index.html", "/manifest.webmanifest", "/theme.js"];
    expect(cached).toEqual(files.map((file) => `${file} false`));

    await context.setOffline(true);
    await page.goto("/news");
    await expect(page.getByRole("heading", { name: "No internet connection" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "No internet connection" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "News" })).toBeVisible();
    await expect(balance(page)).toBeVisible();
  },
);

test(
  "without a network a tap keeps the screen, says so, and goes on by itself when the network is back",
  core,
  async ({ page, context }) => {
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    await visit(page, "/hot");
    await untilWorkerAnswers(page);
    await expect(title("Hot games")).toBeVisible();
    const side = await menu(page);
    await context.setOffline(true);
    // Guests have no favourites: that page needs no network, nor does a page that was shown before.
    await side.getByRole("link", { name: "Favourites" }).click();
    await expect(page.getByRole("heading", { name: "Your favourites, one tap away" })).toBeVisible();
    await page.goBack();
    await expect(title("Hot games")).toBeVisible();

    await side.getByRole("link", { name: "Promotions" }).click();
    await expect(
      page.getByText("You're offline. The page you chose will open as soon as you're back online."),
    ).toBeVisible();
    await expect(title("Hot games")).toBeVisible();
    await context.setOffline(false);
    await expect(title("Promotions")).toBeVisible();
    await expect(page).toHaveURL("/promotions");
  },
);

test("the menu offers to install the app once the browser does", async ({ page }) => {
  await visit(page, "/");
  const offer = page.getByRole("button", { name: "Install app" });
  await expect(page.getByRole("link", { name: "Download the app" }).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(document.body.setAttribute("data-prompted", "")),
    });
    dispatchEvent(event);
  });
  await offer.click();
  await expect(page.locator("body")).toHaveAttribute("data-prompted", "");
  await expect(offer).toHaveCount(0);
});

test("a push that arrives is shown as a notification", core, async ({ page, context, baseURL }) => {
  const devTools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [own] }) => {
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send("ServiceWorker.enable");
  await visit(page, "/contact");
  await untilWorkerAnswers(page);
  const [worker] = context.serviceWorkers();
  // The headless shell never allows notifications, so the test only checks that the worker asks for one.
  await worker?.evaluate(
    "self.registration.showNotification = async (title, options) => { self.shown = { title, ...options }; }",
  );
  const notice = { body: "You have a new message.", path: "/?member=messageV2", tag: "MESSAGE" };
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: baseURL ?? "",
    registrationId: await registration,
    data: JSON.stringify(notice),
  });
  const { path: data, ...shown } = notice;
  await expect.poll(() => worker?.evaluate("self.shown")).toMatchObject({ title: "Atrium", data, ...shown });
});
