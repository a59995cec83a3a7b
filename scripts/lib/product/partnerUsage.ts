interface Sample {
  name: string;
  value: number;
  of: Readonly<Record<string, string>>;
}

const sample = /^atrium_(\w+)\{(.*)\} (\S+)$/gm;

const samplesIn = (metrics: string): Sample[] =>
  [...metrics.matchAll(sample)].map(([, name = "", labels = "", value]) => ({
    name,
    value: Number(value),
    of: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = "", text = ""]) => [label, text])),
  }));

const row = (count: number, ...columns: (string | undefined)[]) =>
  `  ${String(count).padStart(8)}  ${columns.join("  ")}\n`;

const mostFirst = (samples: readonly Sample[]) => samples.toSorted((a, b) => b.value - a.value);

/** A report of the partners in a gateway's metrics: of each its budget, and its operations, the most frequent first. */
export function partnerUsage(metrics: string): string {
  const all = samplesIn(metrics).filter(({ name }) => name.startsWith("partner_"));
  const partners = [...new Set(all.map(({ of }) => of.partner))].toSorted();
  const reports = partners.map((partner) => {
    const own = all.filter(({ of }) => of.partner === partner);
    const sum = (name: string) => own.find((one) => one.name === `partner_${name}`)?.value;
    const operations = mostFirst(own.filter(({ name }) => name === "partner_operations_total"));
    const limit = sum("budget_points");
    const budget =
      limit === undefined
        ? "no budget of its own"
        : `${sum("points_total")} points of ${limit}, ${sum("budget_points_per_second")} back each second`;
    const rows = operations.map(({ value, of }) => row(value, of.operation, of.version, of.outcome));
    return `${partner}: ${budget}\n${rows.join("")}`;
  });
  return reports.join("\n") || "No partner has asked for anything yet.\n";
}

/**
 * Who asks for fields, with versions and numbers of requests: for the one that is named (`Site.countries`, or a whole type
 * `Site`), else for the deprecated ones.
 */
export function fieldUsage(metrics: string, asked?: string): string {
  const counted = asked === undefined ? "deprecated_field_uses_total" : "field_uses_total";
  const isAsked = (field = "") => asked === undefined || field === asked || field.startsWith(`${asked}.`);
  const all = samplesIn(metrics).filter(({ name, of }) => name === counted && isAsked(of.field));
  const reports = [...new Set(all.map(({ of }) => of.field))].toSorted().map((field) => {
    const users = mostFirst(all.filter(({ of, value }) => of.field === field && value > 0));
    const rows = users.map(({ value, of }) => row(value, of.client, of.version));
    return `${field}: ${rows.length === 0 ? "nobody has asked for it" : "asked for by"}\n${rows.join("")}`;
  });
  const nothing = asked === undefined ? "No field is deprecated.\n" : `${asked}: nobody has asked for it\n`;
  return reports.join("") || nothing;
}
