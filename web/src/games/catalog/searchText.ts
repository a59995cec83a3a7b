import { plainText } from "@atrium/schema/typed";

/** The longest search text that the gateway accepts. */
export const maxSearchLength = 50;

/** Normalizes a text that was typed, pasted or read from an address to what the gateway accepts. */
export const asSearchText = (text: string) => plainText(text.replace(/\p{Cc}+/gu, " ")).slice(0, maxSearchLength);
