import { ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LastDraw_draw$key } from "../../__generated__/LastDraw_draw.graphql.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useAnnouncement } from "../../ui/notice/useAnnouncement.ts";
import { Text } from "../../ui/text/Text.tsx";
import { AllPrizes } from "./AllPrizes.tsx";
import { DrawNumbers } from "./DrawNumbers.tsx";
import { GeneratedNote } from "./GeneratedNote.tsx";
import styles from "./LotteryHead.module.css";

const DrawCheckDialog = lazyPart(async () => (await import("./DrawCheckDialog.tsx")).DrawCheckDialog);

/** The numbers of the last draw, with a button that checks them. */
export function LastDraw({ draw: key, kind, gameCode }: { draw: LastDraw_draw$key; kind: string; gameCode: string }) {
  const { formatMessage } = useIntl();
  const draw = useFragment(
    graphql`
      fragment LastDraw_draw on LotteryDraw {
        number
        numbers
        prizes {
          numbers
        }
        seed
        isGenerated
        ...AllPrizes_draw
        ...DrawCheckDialog_draw
      }
    `,
    key,
  );
  // Keep the checked draw, because another one may be published while the dialog is open.
  const [checked, setChecked] = useState<typeof draw | null>(null);
  const { number, numbers, prizes, seed, isGenerated } = draw;
  const special = prizes[0]?.numbers[0];
  const announcement = useAnnouncement(
    formatMessage({ id: "lottery_says_drawn" }, { number, numbers: special ?? numbers.join(", ") }),
  );
  return (
    <section className={styles.last} aria-label={formatMessage({ id: "lottery_last" })}>
      <Text as="p" className={styles.number} text="lottery_last_draw" values={{ number }} />
      <DrawNumbers key={number} kind={kind} numbers={special ? [...special] : numbers} isLarge />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.lastFoot}>
        <AllPrizes draw={draw} />
        {isGenerated && <GeneratedNote />}
        {seed && !isGenerated && (
          <button type="button" className={styles.sealed} onClick={() => setChecked(draw)}>
            <ShieldCheck size={14} aria-hidden="true" />
            <FormattedMessage id="lottery_check" />
          </button>
        )}
      </div>
      {checked && (
        <Suspense>
          <DrawCheckDialog draw={checked} kind={kind} gameCode={gameCode} onClose={() => setChecked(null)} />
        </Suspense>
      )}
    </section>
  );
}
