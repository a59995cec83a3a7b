import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

// Written by the reference implementation: `echo -n "password" | argon2 somesalt -id -t 2 -k 65536 -p 1`.
const REFERENCE = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";

test("reads hashes of argon2's own tools, with the cost that they were made with", async () => {
  expect(await verifyPassword("password", REFERENCE)).toBe(true);
  expect(await verifyPassword("Password", REFERENCE)).toBe(false);
});

test("writes a hash with a salt of its own, that only its password matches", async () => {
  const [one, other] = await Promise.all([hashPassword("Hunter!2026"), hashPassword("Hunter!2026")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=\d+,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword("Hunter!2026", one)).toBe(true);
  expect(await verifyPassword("hunter!2026", one)).toBe(false);
});

test("is the same password in both normal forms of its letters", async () => {
  const stored = await hashPassword("Mật khẩu 2026!".normalize("NFD"));
  expect(await verifyPassword("Mật khẩu 2026!".normalize("NFC"), stored)).toBe(true);
});

test("matches nothing against what is no hash", async () => {
  for (const stored of ["", "plain", "$argon2id$v=19$m=64,t=2,p=1$c29tZXNhbHQ$"])
    expect(await verifyPassword("", stored)).toBe(false);
});
