/** Changes with the terms (`rules`): what a member agreed to is stored with it. */
export const TERMS_VERSION = "2026-09-01";
