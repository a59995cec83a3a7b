import path from "node:path";
import { expect, test } from "vitest";
import { firstModules } from "./firstModules.ts";
import { isFirstText } from "./messages.ts";
import { namesText } from "./textIds.ts";

const modules = [...firstModules()].map((file) => path.basename(file));
const isFirst = isFirstText();

test("the shell and the screens of first routes are first modules, with what they import", () => {
  expect(modules).toEqual(expect.arrayContaining(["main.tsx", "ShellScreen.tsx", "HomeScreen.tsx", "LobbyScreen.tsx"]));
  expect(modules).toEqual(expect.arrayContaining(["GameTile.tsx", "MemberActions.tsx"]));
});

test("lazy parts, the screens of other routes and modules that give only types are not", () => {
  for (const file of ["LoginPopup.tsx", "HotScreen.tsx", "GamePage.tsx", "ChangePasswordDialog.tsx"]) {
    expect(modules).not.toContain(file);
  }
});

test("the texts that a first module names are first, all others come later", () => {
  for (const id of ["log_in", "balance", "session_over_title", "games_maintenance"]) expect(isFirst(id)).toBe(true);
  for (const id of ["password_old", "reg_email", "wallet_total", "games_transfer_title"])
    expect(isFirst(id)).toBe(false);
});

test("a source names a text whole, in quotes, or by the beginning of a template", () => {
  const names = namesText(`<F id="log_in" />; text({ id: \`wallet_\${part}\` }); const table = { a: "close" };`);
  expect(["log_in", "close", "wallet_total"].every(names)).toBe(true);
  expect(names("log_out")).toBe(false);
});
