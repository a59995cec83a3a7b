import { solve } from "@atrium/schema/proofOfWork";
import { createChallenge } from "altcha-lib/v1";
import { expect, it } from "vitest";

it("finds the number that the platform's library has hidden, and null when there is none", async () => {
  const task = await createChallenge({ hmacKey: "k", number: 4_321, maxNumber: 10_000, expires: new Date() });
  const { challenge, salt } = task;
  expect(solve({ challenge, salt, maxnumber: 10_000 })).toBe(4_321);
  expect(solve({ challenge, salt, maxnumber: 4_320 })).toBeNull();
});
