import { type ReactNode, type Ref, useDeferredValue, useState, useTransition } from "react";
import { createPortal } from "react-dom";
import type { RecordList_page$data } from "../__generated__/RecordList_page.graphql.ts";
import { useInSight } from "../browser/useInSight.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import styles from "../relay/LoadMore.module.css";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";

interface Props {
  /** Where the page before ends. */
  pageInfo: RecordList_page$data["pageInfo"];
  /** The place of the button. */
  button: HTMLElement;
  /** Whether the page before is itself one that was opened: the button takes the place of the one that was pressed. */
  isNext: boolean;
  /** What stands after the last row that is open. */
  end: ReactNode;
  /** Called when the button is in sight: the page will probably be asked for. */
  onNear: (after: string) => void;
  render: (after: string) => ReactNode;
}

/**
 * The page after another one, once it was asked for. When the page before is read again and ends elsewhere, this one follows it,
 * so that no row is missed or shown twice.
 */
export function NextPage({ pageInfo: { hasNextPage, endCursor }, button, isNext, end, onNear, render }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  // The rows stay until those after the new end are there.
  const after = useDeferredValue(endCursor);
  const sightRef = useInSight(hasNextPage && !isOpen ? after : null, onNear);
  if (!hasNextPage || after === null) return end;
  const open = () => startOpening(() => setOpen(true));
  const closed = (more: ReactNode) => (
    <>
      {end}
      {createPortal(more, button)}
    </>
  );
  if (!isOpen) return closed(<MoreButton sightRef={sightRef} isBusy={isOpening} hasFocus={isNext} onClick={open} />);
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
  sightRef?: Ref<HTMLDivElement>;
  isBusy?: boolean;
  hasFailed?: boolean;
  /** It takes the place of the button that was pressed. */
  hasFocus: boolean;
  onClick: () => void;
}

const MoreButton = ({ sightRef, isBusy = false, hasFailed = false, hasFocus, onClick }: ButtonProps) => (
  <div ref={sightRef} className={styles.more}>
    {hasFailed && <Text as="p" role="alert" className={styles.failed} text="error_network" />}
    <Button
      ref={hasFocus ? focusQuietly : undefined}
      variant="secondary"
      isBusy={isBusy}
      onClick={onClick}
      text="games_more"
    />
  </div>
);

const focusQuietly = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
