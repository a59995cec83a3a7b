let last = 0;

/**
 * A moment of this process in milliseconds, later than at every earlier call. It does not follow the machine's clock:
 * when that clock is set back, old answers would count as new.
 */
export function moment(): number {
  const now = performance.now();
  // A read and an event of the same millisecond still have an order.
  last = last >= now && last < now + 1 ? last + 0.001 : now;
  return last;
}
