const DAY_MS = 24 * 60 * 60_000;

/** Whether something ended less than a day ago. */
export const isRecent = (endedAt: string | null | undefined) => Date.now() - Date.parse(endedAt ?? "") < DAY_MS;
