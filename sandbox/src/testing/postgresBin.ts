import { existsSync } from "node:fs";

/** Where Debian and Ubuntu put the programs of the PostgreSQL that the sandbox's tests run on too. */
export const POSTGRES_BIN = "/usr/lib/postgresql/15/bin";

/** Whether this machine has them. */
export const hasPostgres = () => existsSync(`${POSTGRES_BIN}/initdb`);
