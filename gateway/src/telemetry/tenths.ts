/** Milliseconds with one digit behind the point. Node writes whole numbers several times as fast as fractions. */
export function tenthsOf(milliseconds: number): string {
  const tenths = Math.round(milliseconds * 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
