/** Currencies of accounts, the default first. */
export const CURRENCIES = ["VND", "THB", "USD"] as const;

/** What a member gets for opening an account, and the bets that turn it into cash. */
export const REGISTRATION_BONUS = { amount: "1000", currency: "VND", turnover: "1000" } as const;

/** Code of the vendor that makes games for this platform alone. */
export const IN_HOUSE_VENDOR = "ATR";

/** Colour of the brand's headers. */
export const BRAND_COLOUR = "#c2571a";

/** The brand's logo, as a file or inside a page. */
export const BRAND_SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="180" height="180" aria-hidden="true"><defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd9a0"/><stop offset="1" stop-color="#ff8a3d"/></linearGradient></defs><rect width="64" height="64" fill="#0a161b"/><path d="M14 50V32a18 18 0 0 1 36 0v18h-8V32a10 10 0 0 0-20 0v18z" fill="url(#l)"/><path d="M28 50V32a4 4 0 0 1 8 0v18z" fill="#ffe9c9"/></svg>';
