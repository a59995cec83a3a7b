import { type ReactNode, useDeferredValue, useState, useTransition } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage } from "react-intl";
import type { RecordList_page$data } from "../__generated__/RecordList_page.graphql.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import styles from "../relay/LoadMore.module.css";
import { Button } from "../ui/button/Button.tsx";

interface Props {
  /** Where the page before ends. */
  pageInfo: RecordList_page$data["pageInfo"];
  /** The place of the button. */
  button: HTMLElement;
  /** Whether the page before is itself one that was opened: the button takes the place of the one that was pressed. */
  isNext: boolean;
  /** What stands after the last row that is open. */
  end: ReactNode;
  render: (after: string) => ReactNode;
}

/**
 * The page after another one, once it was asked for. When the page before is read again and ends elsewhere, this one follows it,
 * so that no row is missed or shown twice.
 */
export function NextPage({ pageInfo: { hasNextPage, endCursor }, button, isNext, end, render }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  // The rows stay until those after the new end are there.
  const after = useDeferredValue(endCursor);
  if (!hasNextPage || after === null) return end;
  const open = () => startOpening(() => setOpen(true));
  const closed = (more: ReactNode) => (
    <>
      {end}
      {createPortal(more, button)}
    </>
  );
  if (!isOpen) return closed(<MoreButton isBusy={isOpening} hasFocus={isNext} onClick={open} />);
  return (
    <DataBoundary
      ask={() => {}}
      renderFailure={(_, retry) => closed(<MoreButton hasFailed hasFocus onClick={() => void retry()} />)}
    >
      {render(after)}
    </DataBoundary>
  );
}

interface ButtonProps {
  isBusy?: boolean;
  hasFailed?: boolean;
  /** It takes the place of the button that was pressed. */
  hasFocus: boolean;
  onClick: () => void;
}

const MoreButton = ({ isBusy = false, hasFailed = false, hasFocus, onClick }: ButtonProps) => (
  <div className={styles.more}>
    {hasFailed && (
      <p role="alert" className={styles.failed}>
        <FormattedMessage id="error_network" />
      </p>
    )}
    <Button ref={hasFocus ? focusQuietly : undefined} variant="secondary" isBusy={isBusy} onClick={onClick}>
      <FormattedMessage id="games_more" />
    </Button>
  </div>
);

const focusQuietly = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
