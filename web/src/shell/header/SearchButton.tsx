import { Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import styles from "./SearchButton.module.css";

const load = async () => (await import("../../search/SearchDialog.tsx")).SearchDialog;
const SearchDialog = lazyPart(load);
const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the search: a field on wide screens, an icon on others, and Ctrl+K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // The search would open under an open dialog.
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden="true" />
        <span className={styles.text}>
          <FormattedMessage id="search_open" />
          <span aria-hidden="true">
            <kbd>{isMac ? "⌘ K" : "Ctrl K"}</kbd>
          </span>
        </span>
      </button>
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
