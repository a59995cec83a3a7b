import { expect, test } from "vitest";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { caller } = await startForFile({ rateLimits: false });

test("the operator's rule for passwords counts for registrations and for changes", async () => {
  const password = { minLength: 6, maxLength: 20, patternId: 3 };
  await caller.post("/sandbox/registration", { body: { register: { password, confirmPassword: { enabled: true } } } });
  const register = (word: string) =>
    caller.call<{ token: string }>("PUT", "/wps/member/register", {
      sealed: { username: "ruled", password: word, confirmPassword: word, termsVersion: TERMS_VERSION },
    });
  for (const [word, rule] of [
    ["teal9", "length"],
    ["tealharbour".repeat(2), "length"],
    ["teal harbour 9", "pattern"],
  ] as const)
    expect((await register(word)).fields).toEqual([{ field: "password", rule, min: 6, max: 20 }]);
  const { value, code } = await register("tealb9");
  expect(code).toBe("OK");

  const change = (newPassword: string) =>
    caller.post("/wps/member/password", {
      token: value.token,
      sealed: { oldPassword: "tealb9", newPassword, confirmNewPassword: newPassword },
    });
  expect((await change("teal harbour 9")).fields).toEqual([{ field: "newPassword", rule: "pattern", min: 6, max: 20 }]);
  expect((await change("teal8b")).code).toBe("OK");
});
