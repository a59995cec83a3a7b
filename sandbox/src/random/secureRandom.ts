import { randomInt } from "node:crypto";

/**
 * A whole number from 0 up to, not including, `bound`, from the system's generator. Every real outcome uses it.
 * `crypto.randomInt` makes each number equally likely: it rejects the remainder instead of folding it.
 */
export const secureRandom = (bound: number): number => randomInt(bound);
