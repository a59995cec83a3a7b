import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { passwordMemoryKib } from "../config.ts";

const derive = promisify(argon2);
const PASSES = 2;
/** A hash says what it cost, so that the cost can change while older hashes stay valid. */
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

interface Cost {
  memory: number;
  passes: number;
}

/** Devices write the same letters in two normal forms: both are the same password. */
const digest = (password: string, nonce: Buffer, cost: Cost) =>
  derive("argon2id", { message: password.normalize("NFC"), nonce, parallelism: 1, tagLength: 32, ...cost });

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** The stored form of a password, as argon2's own tools write it: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const cost = { memory: passwordMemoryKib, passes: PASSES };
  const hash = await digest(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(hash)}`;
}

/** Whether a password matches a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [whole, memory, passes, salt = "", hash = ""] = STORED.exec(stored) ?? [];
  if (whole === undefined) return false;
  const cost = { memory: Number(memory), passes: Number(passes) };
  const actual = await digest(password, Buffer.from(salt, "base64"), cost);
  const wanted = Buffer.from(hash, "base64");
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
