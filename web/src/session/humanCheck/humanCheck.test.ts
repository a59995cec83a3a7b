import { createChallenge } from "altcha-lib/v1";
import { expect, it } from "vitest";
import { solve } from "./proofOfWork.ts";
import { sha256After } from "./sha256.ts";

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, "0")).join("");

it("hashes as the browser's own does, over one block and over several", async () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 119, 120, 200]) {
    const [prefix, rest] = ["s".repeat(length), "12345"];
    const hash = sha256After(prefix);
    const expected = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(prefix + rest));
    hash("9999999");
    expect(hex(hash(rest))).toBe(
      [...new Uint8Array(expected)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
    );
  }
});

it("finds the number that the platform's library hid, and none where there is none", async () => {
  const task = await createChallenge({ hmacKey: "k", number: 4_321, maxNumber: 10_000, expires: new Date() });
  const { challenge, salt } = task;
  expect(solve({ challenge, salt, maxnumber: 10_000 })).toBe(4_321);
  expect(solve({ challenge, salt, maxnumber: 4_320 })).toBeNull();
});
