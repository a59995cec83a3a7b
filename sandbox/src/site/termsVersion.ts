/** Raise it with every change of the terms (`rules`): it is stored with each member's consent. */
export const TERMS_VERSION = "2026-09-01";
