import { History } from "lucide-react";
import { Fragment, useState, useTransition } from "react";
import { graphql } from "react-relay";
import type { LotteryResultsQuery } from "../../__generated__/LotteryResultsQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { GeneratedNote } from "../draws/GeneratedNote.tsx";
import styles from "./LotteryResults.module.css";
import { ResultRow } from "./ResultRow.tsx";

const PAGE = 10;

/** The past draws, page by page. */
export function LotteryResults({ lotteryId, lastDraw }: { lotteryId: string; lastDraw: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const [isBusy, startTransition] = useTransition();
  // Shown in a tab, so no route's loader could start the query earlier.
  const { node } = useOwnQuery<LotteryResultsQuery>(
    graphql`
      query LotteryResultsQuery($id: ID!, $first: Int!, $after: String) @throwOnFieldError {
        node(id: $id) {
          ... on Lottery {
            code
            kind
            results(first: $first, after: $after) {
              totalCount
              edges {
                node {
                  id
                  isGenerated
                  ...ResultRow_draw
                }
              }
              ...Pagination_page
            }
          }
        }
      }
    `,
    { id: lotteryId, first: PAGE, after },
    { fetchPolicy: "store-and-network", fetchKey: lastDraw },
  );
  const results = node?.results;
  if (!results || results.totalCount === 0) {
    return <EmptyState icon={History} title="lottery_results_none" text="lottery_results_none_text" />;
  }
  const { edges } = results;
  // All draws after it are generated too.
  const firstGenerated = edges.findIndex((edge) => edge.node.isGenerated);
  return (
    <div className={styles.results} aria-busy={isBusy}>
      <ol className={styles.list}>
        {edges.map((edge, place) => (
          <Fragment key={edge.node.id}>
            {place === firstGenerated && (
              <li className={styles.note}>
                <GeneratedNote />
              </li>
            )}
            <ResultRow draw={edge.node} kind={node.kind ?? ""} gameCode={node.code ?? ""} />
          </Fragment>
        ))}
      </ol>
      <Pagination page={results} isBusy={isBusy} onSelect={(cursor) => startTransition(() => setAfter(cursor))} />
    </div>
  );
}
