import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Chips } from "../../ui/control/Chips.tsx";
import styles from "./LotteryMenu.module.css";
import { LotteryMenuItem } from "./LotteryMenuItem.tsx";
import type { MenuLotteries } from "./useMenuLotteries.ts";

const views = ["ALL", "POPULAR", "RECENT", "FAVORITE"] as const;
type View = (typeof views)[number];

/** All lotteries: the operator's groups, filtered by prize mode, or one of the player's own lists. */
export function LotteryMenu({ lotteries, current }: { lotteries: MenuLotteries; current: string | null }) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>("ALL");
  const [mode, setMode] = useState<string | null>(null);
  const { username, groups, popular, recent, favorites, all } = lotteries;
  const modes = [...new Set(all.map((lottery) => lottery.mode))];
  const lists = { POPULAR: popular, RECENT: recent, FAVORITE: favorites };
  const shown =
    view === "ALL"
      ? groups
          .map((group) => ({ ...group, lotteries: group.lotteries.filter((one) => !mode || one.mode === mode) }))
          .filter((group) => group.lotteries.length > 0)
      : [{ title: "", lotteries: lists[view] }];
  const isEmpty = shown.every((group) => group.lotteries.length === 0);

  return (
    <nav className={styles.menu} aria-label={formatMessage({ id: "lottery_menu" })}>
      <Chips
        label={formatMessage({ id: "lottery_lists" })}
        options={views
          .filter((value) => value !== "RECENT" || username !== null)
          .map((value) => ({ value, label: <FormattedMessage id={`lottery_list_${value}`} /> }))}
        selected={view}
        onSelect={setView}
        size="xs"
        tone="solid"
      />
      {view === "ALL" && modes.length > 1 && (
        <Chips
          label={formatMessage({ id: "lottery_modes" })}
          options={[null, ...modes].map((value) => ({
            value,
            label: <FormattedMessage id={value ? `lottery_mode_${value}` : "lottery_mode_all"} />,
          }))}
          selected={mode}
          onSelect={setMode}
          size="xs"
          tone="soft"
        />
      )}
      {isEmpty && (
        <p className={styles.empty}>
          <FormattedMessage id={lotteries.hasFailed ? "error_network" : `lottery_list_empty_${view}`} />
        </p>
      )}
      {shown.map((group) => (
        <section key={group.title} className={styles.group}>
          {group.title && <h2 className={styles.title}>{group.title}</h2>}
          <ul>
            {group.lotteries.map((lottery) => (
              <LotteryMenuItem key={lottery.code} lottery={lottery} current={current} username={username} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
