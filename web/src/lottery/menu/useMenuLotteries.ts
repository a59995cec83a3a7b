import { graphql, useFragment } from "react-relay";
import type { useMenuLotteries_site$key } from "../../__generated__/useMenuLotteries_site.graphql.ts";
import type { useMenuLotteries_viewer$key } from "../../__generated__/useMenuLotteries_viewer.graphql.ts";
import { useFavoriteLotteries } from "./useFavoriteLotteries.ts";

graphql`
  fragment useMenuLotteries_lottery on Lottery {
    code
    name
    accountTypeName
    kind
    drawInterval
    ...LotteryMenuItem_lottery
  }
`;

/** The operator's groups of lotteries, and three lists of the same lotteries. A list that failed to load is empty. */
export function useMenuLotteries(siteKey: useMenuLotteries_site$key, viewerKey: useMenuLotteries_viewer$key) {
  const { lotteryMenu, popularLotteries } = useFragment(
    graphql`
      fragment useMenuLotteries_site on Site @argumentDefinitions(mode: { type: "LotteryMode" }) {
        # passed on to the menus
        lotteryMenu(mode: $mode) @catch(to: NULL) {
          title
          lotteries {
            ...useMenuLotteries_lottery @relay(mask: false)
          }
        }
        popularLotteries(mode: $mode) @catch(to: NULL) {
          ...useMenuLotteries_lottery @relay(mask: false)
        }
      }
    `,
    siteKey,
  );
  const { member } = useFragment(
    graphql`
      fragment useMenuLotteries_viewer on Viewer @argumentDefinitions(mode: { type: "LotteryMode" }) {
        member {
          username
          # an error for trial accounts, which have none
          recentLotteries(mode: $mode) @catch(to: NULL) {
            ...useMenuLotteries_lottery @relay(mask: false)
          }
        }
      }
    `,
    viewerKey,
  );
  const username = member?.username ?? null;
  const groups = lotteryMenu ?? [];
  const popular = popularLotteries ?? [];
  const known = new Map([...popular, ...groups.flatMap(({ lotteries }) => lotteries)].map((one) => [one.code, one]));
  const favorites = useFavoriteLotteries(username).flatMap((code) => known.get(code) ?? []);
  return {
    username,
    groups,
    popular,
    recent: member?.recentLotteries ?? [],
    favorites,
    all: [...known.values()],
    hasFailed: lotteryMenu === null && popularLotteries === null,
  };
}

export interface MenuProps {
  lotteries: MenuLotteries;
  /** Code of the lottery that is open. */
  current: string | null;
  isVietnam: boolean;
}

export type MenuLotteries = ReturnType<typeof useMenuLotteries>;
