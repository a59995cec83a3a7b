const small = ["0.10", "0.20", "0.50", "1", "5", "10"];
const large = ["500", "1000", "2000", "5000", "10000", "50000"];

/** The smallest stakes to filter by, in a currency. Currencies without fractions count in thousands. */
export function stakeSteps(currency: string): readonly string[] {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    return maximumFractionDigits === 0 || currency === "IDR" ? large : small;
  } catch {
    return small;
  }
}
