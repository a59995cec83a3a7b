import { FormattedMessage } from "react-intl";
import type { VendorList_vendors$key } from "../../__generated__/VendorList_vendors.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VendorList } from "../vendors/VendorList.tsx";
import styles from "./FilterSheet.module.css";
import { LabelChips } from "./LabelChips.tsx";
import { LobbySelects } from "./LobbySelects.tsx";
import { everything, isNarrowed, type LobbySearch } from "./lobbySearch.ts";
import type { Kind } from "./useKinds.ts";

/**
 * All filters of a lobby, in a dialog for small screens. Each choice is applied at once; the button only shows how many
 * games remain.
 */
export function FilterSheet({
  vendors,
  wanted,
  kinds,
  currency,
  hasLines,
  count,
  change,
  onOpenList,
  onClose,
}: {
  vendors: VendorList_vendors$key;
  wanted: LobbySearch;
  kinds: readonly Kind[] | null;
  currency: string | null;
  hasLines: boolean;
  /** Number of games that remain; null when it is not known. */
  count: number | null;
  change: (part: Partial<LobbySearch>) => void;
  onOpenList: (code: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={<FormattedMessage id="games_filters" />} onClose={onClose}>
      <div className={styles.sheet}>
        <LabelChips label={wanted.label} onChange={(label) => change({ label })} />
        <LobbySelects
          wanted={wanted}
          kinds={kinds}
          currency={currency}
          hasLines={hasLines}
          change={change}
          isLabelled
        />
        {vendors.length > 0 && (
          <section className={styles.vendors}>
            <Text as="h3" className={styles.heading} text="games_vendors" />
            <VendorList
              vendors={vendors}
              selected={wanted.vendorCodes}
              onChange={(vendorCodes) => change({ vendorCodes })}
              onOpenList={onOpenList}
            />
          </section>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={!isNarrowed(wanted)}
          onClick={() => change(everything)}
          text="games_clear_filters"
        />
        <Button onClick={onClose}>
          {count === null ? <FormattedMessage id="close" /> : <FormattedMessage id="games_show" values={{ count }} />}
        </Button>
      </div>
    </Dialog>
  );
}
