import { expect, it } from "vitest";
import { mutate } from "./mutate.ts";
import { UpstreamError } from "./upstreamError.ts";

const refusedWith = (refusal: ConstructorParameters<typeof UpstreamError>[0]) =>
  mutate({ language: "EN", fields: { amount: ["amount"] } }, () => Promise.reject(new UpstreamError(refusal)));

it("throws a failure of the platform, but not its refusals with HTTP 5xx", async () => {
  await expect(refusedWith({ status: 500, code: "DB_DOWN" })).rejects.toMatchObject({ code: "DB_DOWN" });
  expect(await refusedWith({ status: 502, code: "SMS_SEND_FAILED" })).toMatchObject({
    userErrors: [{ code: "SMS_SEND_FAILED" }],
  });
  expect(await refusedWith({ status: 400, code: "NEW_RULE" })).toMatchObject({ userErrors: [{ code: "UNKNOWN" }] });
});

it("says in words how long a wait is, in seconds where it is short", async () => {
  const refused = (retryAfter: number, code = "RATE_LIMITED") => refusedWith({ status: 429, code, retryAfter });
  expect(await refused(85_680)).toMatchObject({
    userErrors: [{ retryAfter: 85_680, message: "Too many attempts. Please try again in 23 hours, 48 minutes." }],
  });
  expect(await refused(57)).toMatchObject({
    userErrors: [{ message: "Too many attempts. Please try again in 57 seconds." }],
  });
  expect(await refused(1_790, "ACCOUNT_LOCKED")).toMatchObject({
    userErrors: [{ message: "Too many attempts. Please try again in 30 minutes." }],
  });
  const sent = "We've just sent you a code. Please wait a moment before you request another.";
  expect(await refused(57, "SMS_TOO_SOON")).toMatchObject({ userErrors: [{ message: sent }] });
  expect(await refused(7_260, "SMS_TOO_SOON")).toMatchObject({
    userErrors: [{ message: "Too many attempts. Please try again in 2 hours, 1 minute." }],
  });
});

it("says in the platform's words which sign a value can't have, and why a name is refused", async () => {
  const rules = ["length", "sign", "reserved"];
  const fields = rules.map((rule) => ({ field: "amount", rule, min: undefined, max: undefined }));
  const refused = await refusedWith({ status: 422, code: "VALIDATION_FAILED", fields, message: "No “/” here." });
  const usual = "Please check this field.";
  expect(refused.userErrors.map(({ message }) => message)).toEqual([usual, "No “/” here.", usual]);
});

it("says when a refused field may be sent again", async () => {
  const fields = [{ field: "amount", rule: "limit", min: undefined, max: undefined }];
  expect(await refusedWith({ status: 429, code: "RATE_LIMITED", fields, retryAfter: 30 })).toMatchObject({
    userErrors: [{ code: "RATE_LIMITED", field: ["amount"], retryAfter: 30 }],
  });
});
