import { randomInt } from "node:crypto";
import { advisoryLocks } from "./advisoryLocks.ts";

/** The largest `integer` of PostgreSQL. */
const MOST = 2 ** 31 - 1;

/** A number for a process that no other running process has. */
export const newProcessNumber = (): number => randomInt(1, MOST);

/** The statements that mark a process as running for as long as their session lives. */
export const markStatements = (processNumber: number): readonly string[] => [
  `select pg_advisory_lock_shared(${advisoryLocks.instance}, 0)`,
  `select pg_advisory_lock(${advisoryLocks.process}, ${processNumber})`,
];
