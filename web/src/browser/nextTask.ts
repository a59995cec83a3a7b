/** Resolves in another task, so that the browser can react to taps in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
