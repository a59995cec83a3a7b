/** Whether a value is a promise of any library. */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    ((typeof value === "object" && value !== null) || typeof value === "function") &&
    "then" in value &&
    typeof value.then === "function"
  );
}

/** Handles the failures of promises for which nobody waits any more. Unhandled ones would end the process. */
export function ignoreFailures(values: Iterable<unknown>): void {
  for (const value of values) {
    if (isPromiseLike(value)) value.then(undefined, () => undefined);
  }
}
