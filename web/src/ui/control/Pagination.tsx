import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Pagination_page$key } from "../../__generated__/Pagination_page.graphql.ts";
import { IconButton } from "../button/IconButton.tsx";
import styles from "./Pagination.module.css";

interface Props {
  page: Pagination_page$key;
  isBusy?: boolean;
  /** Called with the cursor to pass as `after`; null for page one. */
  onSelect: (after: string | null) => void;
  /** Called when the pointer or the focus is on the button of the next page: it will probably be asked for. */
  onNear?: (after: string) => void;
}

/** Page numbers: three around the current one, and one at each end. Shows nothing for a single page. */
export function Pagination({ page: key, isBusy = false, onSelect, onNear }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const { pageInfo, pageCursors } = useFragment(
    graphql`
      fragment Pagination_page on Page @no_inline {
        pageInfo {
          hasNextPage
          endCursor
        }
        pageCursors {
          first {
            page
            cursor
          }
          around {
            page
            cursor
            isCurrent
          }
          last {
            page
            cursor
          }
          previous {
            cursor
          }
        }
      }
    `,
    key,
  );
  const { first, around, last, previous } = pageCursors;
  const next = pageInfo.hasNextPage && pageInfo.endCursor;
  if (around.length < 2 && !first && !last) return null;
  const select = (cursor: string) => onSelect(cursor === "" ? null : cursor);
  const number = ({ page, cursor, isCurrent = false }: { page: number; cursor: string; isCurrent?: boolean }) => (
    <li key={page}>
      <button
        type="button"
        className={clsx(styles.page, isCurrent && styles.current)}
        aria-current={isCurrent ? "page" : undefined}
        aria-label={formatMessage({ id: "page_number" }, { page })}
        disabled={isBusy}
        onClick={() => select(cursor)}
      >
        {formatNumber(page)}
      </button>
    </li>
  );
  const gap = (key: string) => (
    <li key={key} className={styles.gap} aria-hidden="true">
      …
    </li>
  );

  return (
    <nav className={styles.pagination} aria-label={formatMessage({ id: "pages" })} aria-busy={isBusy}>
      <IconButton
        label={formatMessage({ id: "page_previous" })}
        disabled={isBusy || !previous}
        onClick={() => previous && select(previous.cursor)}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <ol className={styles.pages}>
        {first && number(first)}
        {first && around[0] && around[0].page > first.page + 1 && gap("before")}
        {around.map(number)}
        {last && (around.at(-1)?.page ?? 0) < last.page - 1 && gap("after")}
        {last && number(last)}
      </ol>
      <IconButton
        label={formatMessage({ id: "page_next" })}
        disabled={isBusy || !next}
        onPointerEnter={() => next && onNear?.(next)}
        onFocus={() => next && onNear?.(next)}
        onClick={() => next && onSelect(next)}
      >
        <ChevronRight size={18} />
      </IconButton>
    </nav>
  );
}
