/** The id of the notice that the client can't be started. It is in the gateway's page, hidden. */
export const startFailureId = "start-failed";
