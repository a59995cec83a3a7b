import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";

const { caller, tokenOf } = await startForFile();

const PASSWORD = "Atrium!2026";

test("a stolen session has five guesses of the password, wherever it is asked for, and the owner keeps five", async () => {
  const stolen = await tokenOf("vipclub");
  const owners = await tokenOf("vipclub");
  const stepUpToken = await caller.stepUpToken(stolen);
  const sealedAt = (path: string, token: string, sealed: object) =>
    caller.post(path, { token, sealed, key: randomUUID() });
  const waysOf = (token: string) => [
    (password: string) => sealedAt("/wps/member/stepUp", token, { method: "PASSWORD", secret: password }),
    (oldPassword: string) => {
      const newPassword = "teal harbour 9";
      return sealedAt("/wps/member/password", token, { oldPassword, newPassword, confirmNewPassword: newPassword });
    },
    (password: string) => sealedAt("/wps/relay/PTS_convert", token, { points: 100, password }),
    (password: string) => sealedAt("/wps/member/selfExclusion", token, { period: "6m", password }),
    (password: string) => sealedAt("/wps/member/close", token, { reason: "OTHER", password, stepUpToken }),
  ];
  const codes = [];
  for (const guess of waysOf(stolen)) codes.push((await guess("a guess")).code);
  expect(codes).toEqual(Array(5).fill("PASSWORD_INCORRECT"));
  for (const guess of waysOf(stolen)) expect((await guess(PASSWORD)).code).toBe("RATE_LIMITED");

  const [stepUp] = waysOf(owners);
  expect((await stepUp?.(PASSWORD))?.code).toBe("OK");
  const login = { username: "vipclub", password: PASSWORD };
  expect((await caller.post("/wps/session/login", { sealed: login })).code).toBe("OK");
});
