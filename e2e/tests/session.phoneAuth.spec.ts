import type { APIRequestContext } from "@playwright/test";
import { type FirebaseEmulator, startFirebaseEmulator } from "../fixtures/firebaseEmulator.ts";
import { balance, visit } from "../fixtures/page.ts";
import type { Platform } from "../fixtures/platform.ts";
import { expect, test } from "../fixtures/test.ts";
import { firebaseProject, productOf } from "../products.ts";

let emulator: FirebaseEmulator | string;
test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
  test.setTimeout(300_000);
  emulator = await startFirebaseEmulator(productOf(parallelIndex).firebasePort, firebaseProject);
});
test.afterAll(async () => {
  if (typeof emulator !== "string") await emulator.stop();
});

/** Switches the provider, and waits until the gateway has read the brand's settings anew. */
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
  test.beforeEach(async ({ platform, request, needs }) => {
    needs("Firebase's emulator");
    test.skip(typeof emulator === "string", String(emulator));
    await turn(platform, request, true);
  });
  test.afterEach(({ platform, request }) => turn(platform, request, false));

  test("reports its refusal, sends the code, and verifies the number", async ({ page }) => {
    if (typeof emulator === "string") return;
    await visit(page, "/login");
    const dialog = page.getByRole("dialog");
    const warning = page.getByRole("alertdialog");
    const number = dialog.getByRole("textbox", { name: "User name or mobile number" });
    await number.fill("0901234567");
    await page.route(
      "**/accounts:sendVerificationCode*",
      (route) => route.fulfill({ status: 400, json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } } }),
      { times: 1 },
    );
    await dialog.getByRole("button", { name: "Send code" }).click();
    await expect(warning).toContainText("try again in 5 minutes");
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(dialog.getByRole("button", { name: /^Resend in (300|29\d) s$/ })).toBeDisabled();

    // The countdown survives a reload. Without the tab's memory, it is as if the five minutes were over.
    await page.reload();
    await number.fill("0901234567");
    await expect(dialog.getByRole("button", { name: /^Resend in (300|2\d\d) s$/ })).toBeDisabled();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await number.fill("0901234567");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await expect(dialog.getByText("Your code is on its way.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Resend in (60|5\d) s$/ })).toBeDisabled();

    const code = await emulator.codeOf("+84901234567");
    const field = dialog.getByLabel("Code from the text message");
    await field.fill(code === "000000" ? "111111" : "000000");
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(warning).toContainText("This code is wrong.");
    await warning.getByRole("button", { name: "OK" }).click();

    await field.fill(code);
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(balance(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("username"))).toBe("demo");
  });
});
