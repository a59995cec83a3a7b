import { PASSWORD, registerAs } from "../fixtures/login.ts";
import { visit } from "../fixtures/page.ts";
import { expect, onPhone, test } from "../fixtures/test.ts";

test(
  "a member proves a change, binds an e-mail address, sets a payment password and adds a bank account that waits for a day",
  onPhone,
  async ({ page, platform }) => {
    const username = `key${Date.now().toString(36)}`;
    await registerAs(page, username);
    await visit(page, "/?member=securityCenter&setting=email");
    const centre = page.getByRole("dialog", { name: "Member centre" });

    await centre.getByLabel("E-mail address").fill(`${username}@mail.example`);
    await centre.getByRole("button", { name: "Send code" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm it's you" });
    await proof.getByLabel("Password", { exact: true }).fill("not my password");
    await proof.getByRole("button", { name: "Confirm change" }).click();
    await expect(proof.getByRole("alert")).toHaveText("Wrong password.");
    await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await proof.getByRole("button", { name: "Confirm change" }).click();
    await expect(centre.getByText("Your code is on its way.")).toBeVisible();
    await centre.getByLabel("Code from the e-mail").fill(await platform.sentCode());
    await centre.getByRole("button", { name: "Save e-mail address" }).click();
    await expect(centre.getByText("Your e-mail address has been saved.")).toBeVisible();
    await expect(centre.getByRole("link", { name: /^E-mail k\*\*\*@mail\.example/ })).toBeVisible();

    // The proof is good for the next changes too.
    await centre.getByRole("link", { name: /^Payment password/ }).click();
    await centre.getByLabel("New payment password").fill("123456");
    await centre.getByLabel("Repeat the six digits").fill("123456");
    await expect(centre.getByText("This is too easy to guess")).toBeVisible();
    await centre.getByLabel("New payment password").fill("135790");
    await centre.getByLabel("Repeat the six digits").fill("135790");
    await centre.getByRole("button", { name: "Save payment password" }).click();
    await expect(centre.getByText("Your payment password has been saved.")).toBeVisible();
    await expect(centre.getByText("Security level: medium")).toBeVisible();

    await centre.getByRole("link", { name: /^Bank accounts/ }).click();
    await centre.getByRole("button", { name: "Add bank account" }).click();
    await centre.getByLabel("Bank", { exact: true }).selectOption("Vietcombank");
    await centre.getByLabel("Account holder").fill("Trần Văn Quang");
    await centre.getByLabel("Bank account number").fill("0071 0009 88123");
    await centre.getByRole("button", { name: "Save bank account" }).click();
    await expect(centre.getByText("Vietcombank •••• 8123")).toBeVisible();
    await expect(centre.getByText(/New: available from/)).toBeVisible();
    await page.reload();
    await expect(centre.getByText("Vietcombank •••• 8123")).toBeVisible();
    await page.goBack();
    await expect(centre.getByRole("link", { name: /^Bank accounts 1 account/ })).toBeVisible();

    await visit(page, "/?member=withdraw");
    await expect(centre.getByRole("heading", { name: "Withdrawals start at ₫50,000" })).toBeVisible();
    await platform.post("balance", { username, amount: "50000" });
    const account = centre.getByRole("radio", { name: /^Vietcombank •••• 8123 ?New: available from/ });
    await expect(account).toBeDisabled();
    await expect(centre.getByRole("button", { name: /^Withdraw( |$)/ })).toBeDisabled();
  },
);
