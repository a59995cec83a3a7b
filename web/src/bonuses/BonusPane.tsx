import { startTransition, useDeferredValue } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { BonusPaneQuery } from "../__generated__/BonusPaneQuery.graphql.ts";
import { RecordExport } from "../export/RecordExport.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { FilterRow } from "../ui/control/FilterRow.tsx";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";
import styles from "./Bonuses.module.css";
import { BonusList } from "./BonusList.tsx";
import { bonusFilter, bonusParams, bonusStateIn, bonusStates } from "./bonusSearch.ts";

/** The member's bonuses with their turnover, filtered by the address. */
export function BonusPane() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const shown = useDeferredValue(address);
  const go = (change: (next: URLSearchParams) => void) =>
    startTransition(() =>
      setParams(
        (before) => {
          change(before);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    );
  return (
    <section className={styles.pane} aria-labelledby="bonus-details">
      <h2 id="bonus-details" className={styles.title}>
        <FormattedMessage id="member_bonusDetails" />
      </h2>
      <FilterRow>
        <FilterSelect
          label={<FormattedMessage id="agent_status" />}
          value={bonusStateIn(params)}
          options={bonusStates.map((value) => ({ value, label: formatMessage({ id: `bonuses_status_${value}` }) }))}
          onChange={(state) =>
            go((next) => {
              next.set(bonusParams.state, state);
              next.delete(bonusParams.after);
            })
          }
        />
      </FilterRow>
      <ScreenBoundary>
        <Answer
          address={shown}
          isBusy={shown !== address}
          onPage={(after) =>
            go((next) => {
              if (after === null) next.delete(bonusParams.after);
              else next.set(bonusParams.after, after);
            })
          }
        />
      </ScreenBoundary>
      <RecordExport input={{ bonuses: bonusFilter(bonusStateIn(params)) }} name="bonuses.csv" />
    </section>
  );
}

interface AnswerProps {
  address: string;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

function Answer({ address, isBusy, onPage }: AnswerProps) {
  const params = new URLSearchParams(address);
  const { viewer } = useOwnQuery<BonusPaneQuery>(
    graphql`
      query BonusPaneQuery($filter: BonusFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            bonuses(filter: $filter, first: 20, after: $after) {
              ...BonusList_bonuses
            }
          }
        }
      }
    `,
    { filter: bonusFilter(bonusStateIn(params)), after: params.get(bonusParams.after) },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  return <BonusList bonuses={viewer.member.bonuses} isBusy={isBusy} onPage={onPage} />;
}
