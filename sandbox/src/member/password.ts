import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;

const digest = (password: string, salt: Buffer) =>
  derive("argon2id", {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: MEMORY_KIB,
    passes: PASSES,
  });

/** The stored form of a password: `argon2id$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString("base64url")}$${(await digest(password, salt)).toString("base64url")}`;
}

/** Whether a password matches a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = "", expected = ""] = hash.split("$");
  const actual = await digest(password, Buffer.from(salt, "base64url"));
  const wanted = Buffer.from(expected, "base64url");
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
