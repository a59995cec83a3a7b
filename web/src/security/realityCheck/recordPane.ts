/** The pane of the member centre with the betting record, to which the question leads. */
export const recordPane = "personalHistoryCopy";
