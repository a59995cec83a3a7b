/** Asks for the platform calls of a request in `extensions.upstream`. It has an effect in the developer profile only. */
export const ledgerHeader = "x-atrium-ledger";
