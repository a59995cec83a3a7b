import { existsSync } from "node:fs";

/** Folder of PostgreSQL's programs on Debian and Ubuntu. */
export const POSTGRES_BIN = "/usr/lib/postgresql/15/bin";

/** Whether this machine has PostgreSQL. */
export const hasPostgres = () => existsSync(`${POSTGRES_BIN}/initdb`);
