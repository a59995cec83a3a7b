import type { Registry } from "prom-client";
import { FewNames } from "./fewNames.ts";
import { metricsIn } from "./metricsIn.ts";
import type { OperationRecord } from "./records.ts";
import { Tally } from "./tally.ts";

const mostVersions = 10;
const mostOperations = 100;

/** Counts what each partner asks for. A partner chooses its versions and operations, so few of each have a label. */
export function partnerMetrics(registry: Registry): (record: OperationRecord) => void {
  const known = new Map<string, { versions: FewNames; operations: FewNames }>();
  const operations = new Tally(
    registry,
    "atrium_partner_operations_total",
    "Operations of partners by version, operation and outcome. `other`: all versions or operations beyond a number.",
    ["partner", "version", "operation", "outcome"],
  );
  const { counter, gauge } = metricsIn(registry);
  const points = counter(
    "atrium_partner_points_total",
    "Points that operations took of a partner's budget.",
    "partner",
  );
  const limit = gauge("atrium_partner_budget_points", "Size of a partner's bucket of points.", "partner");
  const perSecond = gauge(
    "atrium_partner_budget_points_per_second",
    "Points that come back to a partner's bucket each second.",
    "partner",
  );
  return ({ partner, name, outcome }) => {
    if (partner === undefined) return;
    const few = known.getOrInsertComputed(partner.name, () => ({
      versions: new FewNames(mostVersions),
      operations: new FewNames(mostOperations),
    }));
    const version = few.versions.of(partner.version ?? "none");
    operations.add(partner.name, version, few.operations.of(partner.operation ?? name), outcome);
    if (partner.spending === undefined) return;
    points.inc({ partner: partner.name }, partner.spending.cost);
    limit.set({ partner: partner.name }, partner.spending.limit);
    perSecond.set({ partner: partner.name }, partner.spending.perSecond);
  };
}
