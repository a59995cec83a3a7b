import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { Chips } from "../../ui/control/Chips.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { LotteryFilters } from "./LotteryFilters.tsx";
import styles from "./LotteryMenu.module.css";
import { LotteryMenuItem } from "./LotteryMenuItem.tsx";
import { type ListedDraws, ListedDrawsContext } from "./listedDraws.ts";
import { fits, isFiltered, noFilter } from "./lotteryFilter.ts";
import { MenuDraws } from "./MenuDraws.tsx";
import type { MenuProps } from "./useMenuLotteries.ts";

const views = ["ALL", "POPULAR", "RECENT", "FAVORITE"] as const;
type View = (typeof views)[number];

/** All lotteries: the operator's groups or one of the player's own lists, filtered by kind and cadence. */
export function LotteryMenu({ lotteries, current, isVietnam }: MenuProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>("ALL");
  const [filter, setFilter] = useState(noFilter);
  const [draws, setDraws] = useState<ListedDraws>(new Map());
  const { username, groups, popular, recent, favorites, all } = lotteries;
  const lists = { POPULAR: popular, RECENT: recent, FAVORITE: favorites };
  const listed = view === "ALL" ? groups : [{ title: "", lotteries: lists[view] }];
  const shown = listed
    .map((group) => ({ ...group, lotteries: group.lotteries.filter((lottery) => fits(filter, lottery)) }))
    .filter((group) => group.lotteries.length > 0);
  const hasAny = listed.some((group) => group.lotteries.length > 0);

  return (
    <nav className={styles.menu} aria-label={formatMessage({ id: "lottery_menu" })}>
      <MenuDraws isVietnam={isVietnam} onLoaded={setDraws} />
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
      <LotteryFilters lotteries={all} filter={filter} onChange={setFilter} />
      {!hasAny && (
        <p className={styles.empty}>
          <FormattedMessage id={lotteries.hasFailed ? "error_network" : `lottery_list_empty_${view}`} />
        </p>
      )}
      {hasAny && shown.length === 0 && (
        <div className={styles.empty}>
          <Text as="p" text="lottery_filter_none" />
          {isFiltered(filter) && (
            <Button size="sm" variant="secondary" onClick={() => setFilter(noFilter)} text="games_clear_filters" />
          )}
        </div>
      )}
      <ListedDrawsContext value={draws}>
        {shown.map((group) => (
          <section key={group.title} className={styles.group} aria-label={group.title || undefined}>
            {group.title && <p className={styles.title}>{group.title}</p>}
            <ul>
              {group.lotteries.map((lottery) => (
                <LotteryMenuItem
                  key={lottery.code}
                  lottery={lottery}
                  current={current}
                  username={username}
                  hasKind={!group.title}
                />
              ))}
            </ul>
          </section>
        ))}
      </ListedDrawsContext>
    </nav>
  );
}
