/** A decimal string as an integer of its smallest unit. */
function parts(amount: string): { value: bigint; digits: number } {
  const [whole = "0", fraction = ""] = amount.split(".");
  return { value: BigInt(`${whole}${fraction}`), digits: fraction.length };
}

function text(value: bigint, digits: number): string {
  if (digits === 0) return value.toString();
  const padded = value.toString().padStart(digits + 1, "0");
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** A decimal string times an integer. Exact: amounts never become floats. */
export function times(amount: string, count: number): string {
  const { value, digits } = parts(amount);
  return text(value * BigInt(count), digits);
}

/** The sum of decimal strings. */
export function sum(amounts: readonly string[]): string {
  const all = amounts.map(parts);
  const digits = Math.max(0, ...all.map((part) => part.digits));
  return text(
    all.reduce((total, part) => total + part.value * 10n ** BigInt(digits - part.digits), 0n),
    digits,
  );
}

/** Compares two decimal strings: negative, zero or positive. */
export function compare(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  const digits = Math.max(a.digits, b.digits);
  const x = a.value * 10n ** BigInt(digits - a.digits);
  const y = b.value * 10n ** BigInt(digits - b.digits);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

const decimal = /^\d{1,12}(\.\d{1,8})?$/;

/** Whether a text is an amount above zero. */
export const isAmount = (value: string) => decimal.test(value) && compare(value, "0") > 0;
