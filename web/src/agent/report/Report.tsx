import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router-dom";
import type { Result } from "relay-runtime";
import { isUnknownPage } from "../../records/FirstPage.tsx";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { ListFailure } from "./ListFailure.tsx";
import styles from "./Report.module.css";
import type { Refusals } from "./ReportFilters.tsx";

/** Texts of the refusals that another search corrects, under the field that they are about. */
const refusals: Readonly<Record<string, Refusals>> = {
  NOT_FOUND: { account: "agent_account_unknown" },
  BAD_USER_INPUT: { period: "agent_range_refused" },
};

interface Props<Value> {
  /** The id of the text that names the report; none for a part of a screen that has a name. */
  title?: string;
  /** The report's field, with `@catch(to: RESULT)`. */
  result: Result<Value, unknown> | undefined;
  isBusy: boolean;
  /** `ReportFilters` with these refusals; may be lazy. */
  filters: (refusals: Refusals) => ReactNode;
  children: (value: NonNullable<Value>) => ReactNode;
}

/** A report: its filters, and below them its answer, or why there is none. */
export function Report<Value>({ title, result, isBusy, filters, children }: Props<Value>) {
  const [params] = useSearchParams();
  const failure = result?.ok === false ? failureOfField(result.errors[0]) : undefined;
  const refused = failure && !isUnknownPage(failure, params) ? refusals[failure.code ?? ""] : undefined;
  return (
    <div className={styles.screen}>
      {title && (
        <h2 className={styles.title}>
          <FormattedMessage id={title} />
        </h2>
      )}
      <Suspense fallback={<Skeleton className={styles.filters} />}>{filters(refused ?? {})}</Suspense>
      <div className={styles.answer} aria-busy={isBusy}>
        {result?.ok && result.value && children(result.value)}
        {failure && !refused && <ListFailure error={failure} />}
      </div>
    </div>
  );
}
