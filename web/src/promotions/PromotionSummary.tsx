/** Shares, and amounts with the sign or the code of their currency. */
const FIGURES = /(\d[\d.,]*\s?%|(?:\p{Sc}\s?)?\d[\d.,]{2,}\d(?:\s(?:[A-Z]{3}\b|\p{Sc}))?)/u;

/** The sentence about a promotion; its figures stand out. */
export function PromotionSummary({ text }: { text: string }) {
  const parts = text.split(FIGURES).map((words, place) => ({ words, place }));
  return parts.map(({ words, place }) => (place % 2 === 1 ? <b key={place}>{words}</b> : words));
}
