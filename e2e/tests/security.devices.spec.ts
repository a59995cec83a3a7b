import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { fillLogin, PASSWORD, registerAs, signOut } from "../fixtures/login.ts";
import { balance, follow, header, visit } from "../fixtures/page.ts";
import { coreOnPhone, expect, onPhone, test } from "../fixtures/test.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function beginLogin(page: Page) {
  await header(page).getByRole("button", { name: "Log in" }).click();
}
async function finishLogin(page: Page, label: string, code: string) {
  const step = dialog(page, "Two-step login");
  await step.getByLabel(label).fill(code);
  await step.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(balance(page)).toBeVisible();
}
async function confirm(page: Page, label: string, secret: string) {
  const proof = dialog(page, "Confirm it's you");
  await proof.getByLabel(label, { exact: true }).fill(secret);
  await proof.getByRole("button", { name: "Confirm change" }).click();
}

/** Gives the browser a device that keeps passkeys and always agrees. */
async function addPasskeyDevice(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey, logs out, and logs in with what the browser suggests. */
async function useOnlyPasskey(page: Page, proof: { label: string; secret: string }) {
  await visit(page, "/?member=securityCenter&setting=passkeys");
  await page.getByLabel("Name of this passkey").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, proof.label, proof.secret);
  await expect(page.getByRole("button", { name: "Remove My phone" })).toBeVisible();
  await page.goto("/");

  await signOut(page);
  // The browser suggests the passkey for the user name, and the virtual device takes what is suggested.
  await beginLogin(page);
  await expect(balance(page)).toBeVisible();
  await follow(page, "/?member=securityCenter&setting=sessions");
  await expect(page.getByText("Passkey", { exact: true })).toBeVisible();
}

test("a passkey replaces the password", coreOnPhone, async ({ page }) => {
  await addPasskeyDevice(page);
  await registerAs(page, `pass${Date.now().toString(36)}`);
  await useOnlyPasskey(page, { label: "Password", secret: PASSWORD });
});

test("logins ask for the app's code or a recovery code, and a passkey replaces both", onPhone, async ({ page }) => {
  await addPasskeyDevice(page);
  const username = `keys${Date.now().toString(36)}`;
  await registerAs(page, username);
  await visit(page, "/?member=securityCenter&setting=secondFactor");

  await page.getByRole("button", { name: "Set up two-step login" }).click();
  await confirm(page, "Password", PASSWORD);
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  const codeOf = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel("Code from the app").fill(codeOf(0));
  await page.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("alertdialog", { name: "Your recovery codes" });
  const listed = shown.getByRole("listitem");
  await expect(listed).toHaveCount(10);
  // Nothing shows them again, so only their button closes them.
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(shown).toBeVisible();
  const codes = await listed.allInnerTexts();
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("Two-step login is on.")).toBeVisible();
  await visit(page, "/");

  await signOut(page);
  await beginLogin(page);
  await fillLogin(page, username);
  // The code that switched it on was used; the next one is accepted early.
  await finishLogin(page, "Code from the app", codeOf(1));

  await signOut(page);
  await beginLogin(page);
  await fillLogin(page, username);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await finishLogin(page, "Recovery code", codes[0] ?? "");

  await useOnlyPasskey(page, { label: "Code", secret: codes[1] ?? "" });
});
