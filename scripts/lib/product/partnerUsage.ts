const sample = /^atrium_partner_(\w+)\{(.*)\} (\S+)$/gm;

/** A report of the partners in a gateway's metrics: of each its budget, and its operations, the most frequent first. */
export function partnerUsage(metrics: string): string {
  const all = [...metrics.matchAll(sample)].map(([, name = "", labels = "", value]) => ({
    name,
    value: Number(value),
    of: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = "", text = ""]) => [label, text])),
  }));
  const partners = [...new Set(all.map(({ of }) => of.partner))].toSorted();
  const reports = partners.map((partner) => {
    const own = all.filter(({ of }) => of.partner === partner);
    const sum = (name: string) => own.find((one) => one.name === name)?.value;
    const operations = own.filter(({ name }) => name === "operations_total").toSorted((a, b) => b.value - a.value);
    const limit = sum("budget_points");
    const budget =
      limit === undefined
        ? "no budget of its own"
        : `${sum("points_total")} points of ${limit}, ${sum("budget_points_per_second")} back each second`;
    const rows = operations.map(
      ({ value, of }) => `  ${String(value).padStart(8)}  ${of.operation}  ${of.version}  ${of.outcome}\n`,
    );
    return `${partner}: ${budget}\n${rows.join("")}`;
  });
  return reports.join("\n") || "No partner has asked for anything yet.\n";
}
