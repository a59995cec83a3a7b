let last = 0;

/**
 * The time in milliseconds, later than at every earlier call. So a read and an event of the same millisecond still have
 * an order.
 */
export function moment(): number {
  last = Math.max(Date.now(), last + 0.001);
  return last;
}
