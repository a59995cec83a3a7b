/** A promotion as the gateway answers, by its number. */
export const promotion = (number: number, more: object = {}) => ({
  __typename: "Promotion",
  id: `p${number}`,
  internalID: String(number),
  category: "VIP",
  title: `Offer ${number}`,
  summary: `What offer ${number} gives.`,
  startsAt: null,
  endsAt: null,
  status: "JOIN",
  entry: "NONE",
  freeSpins: null,
  termsHtml: null,
  steps: [],
  ...more,
});
