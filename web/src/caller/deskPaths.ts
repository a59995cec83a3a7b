/** Whether a path is one of those that a sub-account has: the agent centre, and the own account's pages. */
export const isAtDeskPath = (pathname: string) => /^\/(agent|account|member)(\/|$)/i.test(pathname);

/** Whether a path is one of the agent centre. */
export const isAgentPath = (pathname: string) => /^\/agent(?!\/apply)(\/|$)/i.test(pathname);
