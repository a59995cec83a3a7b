import { expect, it } from "vitest";
import { mutate } from "./mutate.ts";
import { UpstreamError } from "./upstreamError.ts";

const refusedWith = (refusal: ConstructorParameters<typeof UpstreamError>[0]) =>
  mutate(() => Promise.reject(new UpstreamError(refusal)), {
    language: "EN",
    fields: { amount: ["amount"] },
    refused: () => ({}),
  });

it("throws a failure of the platform, but not its refusals with HTTP 5xx", async () => {
  await expect(refusedWith({ status: 500, code: "DB_DOWN" })).rejects.toMatchObject({ code: "DB_DOWN" });
  expect(await refusedWith({ status: 502, code: "SMS_SEND_FAILED" })).toMatchObject({
    userErrors: [{ code: "SMS_SEND_FAILED" }],
  });
  expect(await refusedWith({ status: 400, code: "NEW_RULE" })).toMatchObject({ userErrors: [{ code: "UNKNOWN" }] });
});

it("says when a refused field may be sent again", async () => {
  const fields = [{ field: "amount", rule: "limit", min: undefined, max: undefined }];
  expect(await refusedWith({ status: 429, code: "RATE_LIMITED", fields, retryAfter: 30 })).toMatchObject({
    userErrors: [{ code: "RATE_LIMITED", field: ["amount"], retryAfter: 30 }],
  });
});
