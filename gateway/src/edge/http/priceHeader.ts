/** With this header an operation is priced and not executed: the answer has `extensions.cost` only. */
export const priceHeader = "x-atrium-price";
