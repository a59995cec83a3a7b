/** Writes a line to the log. Errors go through `logError`, which keeps values of statements out. */
export const logLine = (text: string): void => void process.stderr.write(`${text}\n`);
