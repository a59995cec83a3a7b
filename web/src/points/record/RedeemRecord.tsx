import { use } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { PointRedeemStatus, RedeemRecordQuery } from "../../__generated__/RedeemRecordQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { exchangePresets, periodInput } from "../../records/period.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import styles from "../../records/Records.module.css";
import { declareSearch } from "../../records/search.ts";
import { useSearch } from "../../records/useSearch.ts";
import { PointChanges } from "../pointChanges.ts";
import { RedeemRow } from "./RedeemRow.tsx";

const statuses = ["IN_PROCESS", "REJECTED", "APPROVED"] as const satisfies readonly PointRedeemStatus[];

const redeemSearch = declareSearch((read) => {
  const period = read.period(exchangePresets);
  const status = read.choice("status", statuses, "");
  return { period, status, filter: { period: periodInput(period), status: status || null } };
});

/** The redeem history, filtered by the address. */
export function RedeemRecord() {
  const { formatMessage } = useIntl();
  const search = useSearch(redeemSearch);
  const { chosen, shown, set } = search;
  return (
    <section className={styles.pane} aria-label={formatMessage({ id: "points_view_redeems" })}>
      <RecordList
        state={search}
        filters={
          <>
            <PeriodFilter value={chosen.period} onChange={set} presets={exchangePresets} />
            <ChoiceFilter
              label="points_status"
              value={chosen.status}
              options={["", ...statuses]}
              textOf={(status) => `points_status_${status || "ALL"}`}
              onChange={(status) => set({ status })}
            />
          </>
        }
        query={graphql`
          query RedeemRecordQuery($filter: PointRedeemFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: pointRedeems(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...RedeemRow_redeem
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        fetchKey={use(PointChanges)}
        pageOf={({ viewer }: RedeemRecordQuery["response"]) => viewer.member?.page}
        row={(redeem) => <RedeemRow redeem={redeem} />}
        empty={<RecordEmpty title="points_redeems_none_title" text="points_redeems_none_text" />}
        file={{ input: { pointRedeems: shown.filter }, name: "redeem-history.csv" }}
      />
    </section>
  );
}
