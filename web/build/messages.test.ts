import path from "node:path";
import { expect, test } from "vitest";
import { textParts } from "./messages.ts";
import { namesText } from "./textIds.ts";
import { textModules } from "./textModules.ts";

const { first, outside, areas } = textModules();
const names = (files: Iterable<string> = []) => [...files].map((file) => path.basename(file));
const partsOf = textParts();

test("the shell and the screens of first routes are first modules, with what they import", () => {
  const modules = ["main.tsx", "ShellScreen.tsx", "HomeScreen.tsx", "LobbyScreen.tsx", "GameTile.tsx"];
  expect(names(first)).toEqual(expect.arrayContaining(modules));
});

test("lazy parts, the screens of other routes and modules that give only types are not", () => {
  for (const file of ["LoginPopup.tsx", "HotScreen.tsx", "GamePage.tsx", "ChangePasswordDialog.tsx"]) {
    expect(names(first)).not.toContain(file);
    expect(names(outside)).toContain(file);
  }
});

test("a part with an area brings all that it imports into the area", () => {
  const own = ["MemberCentre.tsx", "WithdrawPane.tsx", "PasskeysScreen.tsx"];
  expect(names(areas.get("member"))).toEqual(expect.arrayContaining(own));
  for (const file of own) expect(names(outside)).not.toContain(file);
  expect(names(areas.get("agent"))).toContain("TeamBettingScreen.tsx");
});

test("a text is in the part that every module that names it has loaded; a text of the gateway is in none", () => {
  for (const id of ["log_in", "balance", "skip_to_content"]) expect(partsOf(id)).toEqual(["first"]);
  for (const id of ["games_transfer_title", "session_captcha"]) expect(partsOf(id)).toEqual(["more"]);
  expect(partsOf("deposit_channel")).toEqual(["member"]);
  expect(partsOf("agent_account_hint")).toEqual(["agent"]);
  expect(partsOf("agent_period_TODAY")).toEqual(expect.arrayContaining(["agent", "member"]));
  for (const id of ["err_room_full", "file_channel"]) expect(partsOf(id)).toEqual([]);
});

test("a source names a text whole, in quotes, or by the beginning of a template", () => {
  const isNamed = namesText(`<F id="log_in" />; text({ id: \`wallet_\${part}\` }); const table = { a: "close" };`);
  expect(["log_in", "close", "wallet_total"].every(isNamed)).toBe(true);
  expect(isNamed("log_out")).toBe(false);
});
