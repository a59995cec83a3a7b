import { LayoutGrid } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { LotteryIcon } from "../draws/LotteryIcon.tsx";
import styles from "./LotteryStrip.module.css";
import { lotteryPath } from "./lotteryPath.ts";
import type { MenuProps } from "./useMenuLotteries.ts";

const LotteryMenuDialog = lazyPart(async () => (await import("./LotteryMenuDialog.tsx")).LotteryMenuDialog);

/** The menu on screens without a column for it: a strip that scrolls sideways, and a dialog with the whole menu. */
export function LotteryStrip({ lotteries, current, isVietnam }: MenuProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const here = useRef<HTMLAnchorElement>(null);
  const open = lotteries.all.filter(({ code }) => code === current);
  const shown = [...lotteries.favorites, ...lotteries.recent, ...lotteries.popular, ...open];
  const once = [...new Map(shown.map((lottery) => [lottery.code, lottery])).values()];
  const place = once.findIndex(({ code }) => code === current);
  useEffect(() => {
    if (place >= 0) here.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [place]);
  return (
    <div className={styles.strip}>
      <button type="button" className={styles.all} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LayoutGrid size={16} aria-hidden="true" />
        <FormattedMessage id="lottery_list_ALL" />
      </button>
      <nav className={styles.scroller} aria-label={formatMessage({ id: "lottery_menu" })}>
        <ul className={styles.list}>
          {once.map(({ code, name, kind, accountTypeName }) => (
            <li key={code}>
              <Link
                ref={code === current ? here : undefined}
                to={lotteryPath({ code, accountTypeName })}
                className={styles.link}
                aria-current={code === current ? "page" : undefined}
              >
                <LotteryIcon kind={kind} size={15} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isOpen && (
        <Suspense>
          <LotteryMenuDialog
            lotteries={lotteries}
            current={current}
            isVietnam={isVietnam}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
