import { Suspense } from "react";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./Profit.module.css";
import type { ProfitChartProps } from "./ProfitChart.tsx";

const ProfitChart = lazyPart(async () => (await import("./ProfitChart.tsx")).ProfitChart);

/** A `ProfitChart` that loads its code when it is shown, and is left out when that fails: a table has the same figures. */
export function LazyProfitChart(props: ProfitChartProps) {
  return (
    <QuietPart>
      <Suspense fallback={<Skeleton className={styles.chartSkeleton} />}>
        <ProfitChart {...props} />
      </Suspense>
    </QuietPart>
  );
}
