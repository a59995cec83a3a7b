import type { APIRequestContext } from "@playwright/test";
import { type FirebaseEmulator, startFirebaseEmulator } from "../fixtures/firebaseEmulator.ts";
import { expect, type Platform, test, visit } from "../fixtures/test.ts";
import { firebaseProject, productOf } from "../products.ts";

let emulator: FirebaseEmulator | string;
test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
  test.setTimeout(300_000);
  emulator = await startFirebaseEmulator(productOf(parallelIndex).firebasePort, firebaseProject);
});
test.afterAll(() => {
  if (typeof emulator !== "string") emulator.stop();
});

/** Switches the provider, and waits for the gateway: it keeps for a while what the brand has switched on. */
async function turn(platform: Platform, request: APIRequestContext, isOn: boolean): Promise<void> {
  await platform.post("flags", { PHONE_AUTH_PROVIDER: isOn });
  const data = { query: "{ site { phoneAuth { projectId } } }" };
  const isOnThere = async () => {
    const answer = await request.post("/graphql", { data, headers: { "x-atrium-csrf": "1" } });
    return (await answer.json()).data.site.phoneAuth !== null;
  };
  await expect.poll(isOnThere, { timeout: 45_000 }).toBe(isOn);
}

test.describe("the phone-auth provider", () => {
  test.beforeEach(async ({ platform, request }) => {
    test.skip(typeof emulator === "string", String(emulator));
    test.setTimeout(90_000);
    await turn(platform, request, true);
  });
  test.afterEach(({ platform, request }) => turn(platform, request, false));

  test("says what it can't do, sends the code, and vouches for the number", async ({ page }) => {
    if (typeof emulator === "string") return;
    await visit(page, "/login");
    const popup = page.getByRole("dialog");
    const warning = page.getByRole("alertdialog");
    const number = popup.getByRole("textbox", { name: "Mobile number" });
    await popup.getByRole("tab", { name: "Mobile number" }).click();
    await number.fill("0901234567");
    await page.route(
      "**/accounts:sendVerificationCode*",
      (route) => route.fulfill({ status: 400, json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
      { times: 1 },
    );
    await popup.getByRole("button", { name: "Send code" }).click();
    await expect(warning).toContainText("try again in 5 minutes");
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(popup.getByRole("button", { name: /^Again in (300|29\d) s$/ })).toBeDisabled();

    // Five minutes later.
    await page.reload();
    await popup.getByRole("tab", { name: "Mobile number" }).click();
    await number.fill("0901234567");
    await popup.getByRole("button", { name: "Send code" }).click();
    await expect(popup.getByText("The code is on its way.")).toBeVisible();
    await expect(popup.getByRole("button", { name: /^Again in (60|5\d) s$/ })).toBeDisabled();

    const code = await emulator.codeOf("+84901234567");
    const field = popup.getByLabel("Code from the text message");
    await field.fill(code === "000000" ? "111111" : "000000");
    await popup.getByRole("button", { name: "Log in" }).click();
    await expect(warning).toContainText("The code is wrong.");
    await warning.getByRole("button", { name: "OK" }).click();

    await field.fill(code);
    await popup.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("status", { name: "Balance" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe("demo");
  });
});
