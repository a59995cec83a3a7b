import { Dialog as Base } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useMemo, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCloseOnBack } from "../browser/back/useCloseOnBack.ts";
import { maxSearchLength } from "../games/catalog/searchText.ts";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { DialogClose } from "../ui/dialog/DialogClose.tsx";
import { DialogTitle } from "../ui/dialog/DialogTitle.tsx";
import { useCountedDialog } from "../ui/dialog/openDialogs.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import styles from "./SearchDialog.module.css";
import { SearchHot } from "./SearchHot.tsx";
import { listId } from "./SearchList.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { SearchSkeleton } from "./SearchSkeleton.tsx";
import { rememberSearch } from "./searchMemory.ts";
import { OptionsContext, useOptionKeys } from "./useOptions.ts";
import { useSearch } from "./useSearch.ts";

const keys = [
  { key: "↑ ↓", text: "search_key_move" },
  { key: "↵", text: "search_key_open" },
  { key: "Esc", text: "search_key_close" },
];

/** Explains the keys, on devices with a keyboard. Screen readers announce the keys themselves. */
const SearchKeys = () => (
  <p className={styles.keys} aria-hidden="true">
    {keys.map(({ key, text }) => (
      <span key={key}>
        <kbd>{key}</kbd> <FormattedMessage id={text} />
      </span>
    ))}
  </p>
);

/** Finds games, vendors and screens by name while the visitor types: a combobox, with its list in the same dialog. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  useCountedDialog();
  useCloseOnBack(onClose);
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, wanted, isSearch, isBusy, queryRef, searchAgain } = useSearch();
  const { body, hasOptions, activeId, setActive, onKeyDown } = useOptionKeys({ hasFirst: isSearch, isBusy });
  const options = useMemo(
    () => ({
      activeId,
      setActive,
      onOpened: () => {
        if (isSearch) rememberSearch(wanted);
        onClose();
      },
    }),
    [activeId, setActive, isSearch, wanted, onClose],
  );
  const search = (next: string) => {
    setText(next);
    setActive(null);
  };

  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup initialFocus={input} className={styles.popup}>
          <DialogTitle className="visually-hidden">
            <FormattedMessage id="search_title" />
          </DialogTitle>
          <div className={styles.field}>
            <Search size={20} className={styles.icon} aria-hidden="true" />
            <input
              ref={input}
              type="text"
              role="combobox"
              inputMode="search"
              enterKeyHint="go"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maxSearchLength}
              className={styles.input}
              placeholder={formatMessage({ id: "search_placeholder" })}
              aria-label={formatMessage({ id: "search_title" })}
              aria-expanded={hasOptions}
              aria-controls={hasOptions ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={activeId ?? undefined}
              value={text}
              onChange={(event) => search(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {text !== "" && (
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  search("");
                  input.current?.focus();
                }}
              >
                <FormattedMessage id="search_clear" />
              </button>
            )}
            <DialogClose />
          </div>
          <div ref={body} className={styles.body} aria-busy={isBusy}>
            {!isSearch && (
              <RecentSearches
                onSearch={(recent) => {
                  search(recent);
                  input.current?.focus();
                }}
              />
            )}
            <OptionsContext value={options}>
              <ScreenPart data={queryRef} ask={isSearch ? searchAgain : undefined} skeleton={<SearchSkeleton />}>
                {queryRef ? <SearchResults queryRef={queryRef} /> : isSearch ? <SearchSkeleton /> : <SearchHot />}
              </ScreenPart>
            </OptionsContext>
          </div>
          <SearchKeys />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
