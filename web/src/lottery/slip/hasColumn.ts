/** Screens that show the slip in a column, as in LotteryTable.module.css. */
export const HAS_COLUMN = "(min-width: 64rem)";
