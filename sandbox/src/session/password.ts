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

/** What is kept of a password: `argon2id$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString("base64url")}$${(await digest(password, salt)).toString("base64url")}`;
}

/** Whether a password is the one that was hashed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = "", expected = ""] = hash.split("$");
  const actual = await digest(password, Buffer.from(salt, "base64url"));
  const wanted = Buffer.from(expected, "base64url");
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}

/** What operators give to accounts that they open. */
export const DEFAULT_PASSWORD = "a123456";

// Those that are guessed first, of leaked lists and of keyboards.
const COMMON = new Set(
  `123456 12345678 123456789 1234567890 1234567 111111 000000 123123 654321 666666 888888 88888888 11111111 00000000
  112233 121212 123321 12345678a a1234567 a12345678 a123456789 aa123456 abc123 abc12345 abcd1234 password password1
  password123 passw0rd p@ssw0rd qwerty qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx q1w2e3r4 asdfghjkl zxcvbnm iloveyou
  admin123 welcome1 letmein1 dragon123 football monkey123 sunshine princess superman trustno1 changeme matkhau
  matkhau123 sayang123 rahasia1 senha123 brasil123 woaini1314 5201314 147258369 987654321 anhyeuem`.split(/\s+/),
);

/** Whether a password is the operators' default or among those that are guessed first. */
export const isWeakPassword = (password: string) => password === DEFAULT_PASSWORD || COMMON.has(password.toLowerCase());
