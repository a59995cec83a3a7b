/** Of a text that games are searched by. */
export const maxSearchLength = 50;

/** What somebody typed, pasted or wrote into an address, as the contract takes it. */
export const asSearchText = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxSearchLength);
