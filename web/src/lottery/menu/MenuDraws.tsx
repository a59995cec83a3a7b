import { startTransition, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { MenuDrawsQuery } from "../../__generated__/MenuDrawsQuery.graphql.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { recordServerTime, serverNow } from "../../time/serverClock.ts";
import { useNear } from "../../ui/picture/useNear.ts";
import styles from "./LotteryMenu.module.css";
import type { ListedDraws } from "./listedDraws.ts";

/**
 * The list is read again soon after a draw is over, after a random wait so that visitors do not all ask at once, and at
 * most every four seconds.
 */
const SHORTEST_MS = 4_000;
const LATE_MS = 500;
const SPREAD_MS = 2_000;
const LONGEST_MS = 300_000;

interface Props {
  isVietnam: boolean;
  onLoaded: (draws: ListedDraws) => void;
}

/** Loads the draws of all lotteries of a menu as soon as the menu is on the screen, and keeps them up to date. */
export function MenuDraws(props: Props) {
  const [box, isSeen] = useNear("lotteries");
  return (
    <span ref={box} className={styles.marker}>
      {isSeen && (
        <QuietPart>
          <Loaded {...props} />
        </QuietPart>
      )}
    </span>
  );
}

function Loaded({ isVietnam, onLoaded }: Props) {
  const [round, setRound] = useState(0);
  // Read by the menu itself: on phones it is open only in a dialog.
  const { site } = useOwnQuery<MenuDrawsQuery>(
    graphql`
      query MenuDrawsQuery($mode: LotteryMode) @throwOnFieldError {
        site {
          lotteryMenu(mode: $mode) {
            lotteries {
              code
              # passed on to LotteryMenuItem
              game {
                icon {
                  ...Picture_image
                }
              }
              # passed on to LotteryMenuItem
              standing {
                current {
                  drawsAt
                  serverTime
                }
                ...MenuDraw_standing
              }
            }
          }
        }
      }
    `,
    { mode: isVietnam ? "VIETNAM" : null },
    { fetchPolicy: "store-and-network", fetchKey: round },
  );
  useEffect(() => {
    const lotteries = site.lotteryMenu.flatMap((group) => group.lotteries);
    const currents = lotteries.flatMap(({ standing }) => standing?.current ?? []);
    for (const { serverTime } of currents) if (serverTime) recordServerTime(serverTime);
    onLoaded(new Map(lotteries.map(({ code, game, standing }) => [code, { icon: game?.icon ?? null, standing }])));
    const next = Math.min(...currents.map(({ drawsAt }) => Date.parse(drawsAt)));
    const wait = Math.min(Math.max(next - serverNow() + LATE_MS, SHORTEST_MS), LONGEST_MS) + Math.random() * SPREAD_MS;
    const timer = setTimeout(() => startTransition(() => setRound((count) => count + 1)), wait);
    return () => clearTimeout(timer);
  }, [site, onLoaded]);
  // After a failure this part is gone, and the store may drop what it has read.
  useEffect(() => () => onLoaded(new Map()), [onLoaded]);
  return null;
}
