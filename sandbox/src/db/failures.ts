/** The database did not accept a connection in time: it is down, or all of a pool's connections are in use. */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** Serialisation failure and deadlock: the database has rolled the transaction back, and a repeat may succeed. */
const CONFLICTS = new Set(["40001", "40P01"]);

/** A statement or the wait for a lock took too long, and the database ended it. */
const TIMEOUTS = new Set(["57014", "55P03"]);

/** The server ends the connection: shutdown, crash, start-up, too many connections, an idle transaction. */
const ENDED_BY_SERVER = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "25P03"]);
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);
/** `pg` gives these errors no code. */
const ENDED_IN_CLIENT =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** An error and its causes, the outermost first: drizzle wraps the errors of `pg`. */
const chainOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...chainOf(error.cause)] : []);

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");

const someCode = (error: unknown, isWanted: (code: string) => boolean) =>
  chainOf(error).some((link) => isWanted(codeOf(link)));

/** Whether the transaction lost against a simultaneous one. */
export const isConflict = (error: unknown): boolean => someCode(error, (code) => CONFLICTS.has(code));

/** Whether the connection to the database was lost, or could not be made. */
export const isConnectionLost = (error: unknown): boolean =>
  someCode(error, (code) => ENDED_BY_SERVER.has(code) || NETWORK.has(code) || code.startsWith("08")) ||
  chainOf(error).some(({ message }) => ENDED_IN_CLIENT.test(message));

/** Postgres has no room on its disk, or node has none. */
const DISK_FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);
export const isDiskFull = (error: unknown): boolean => someCode(error, (code) => DISK_FULL.has(code));

/** A database that only reads for now: its disk is full, or it follows another one. */
const READ_ONLY = "25006";

/** Whether the database could not do the work now, and may be able to a moment later. */
export const isPassing = (error: unknown): boolean =>
  isConflict(error) ||
  isDiskFull(error) ||
  someCode(error, (code) => code === READ_ONLY) ||
  isConnectionLost(error) ||
  someCode(error, (code) => TIMEOUTS.has(code)) ||
  chainOf(error).some((link) => link instanceof DatabaseUnavailable);
