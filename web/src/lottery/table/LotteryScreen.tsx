import { TicketX } from "lucide-react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import type { LotteryScreenQuery } from "../../__generated__/LotteryScreenQuery.graphql.ts";
import { plainPath } from "../../browser/plainPath.ts";
import { ErrorState } from "../../relay/ErrorState.tsx";
import { failureOfField } from "../../relay/network/errorCodes.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { useMedia } from "../../ui/layout/useMedia.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { BalanceNote } from "../../wallet/BalanceNote.tsx";
import { LotteryMenu } from "../menu/LotteryMenu.tsx";
import { LotteryStrip } from "../menu/LotteryStrip.tsx";
import { gameCodeParam, playTypeParam, screenOf } from "../menu/lotteryPath.ts";
import { useMenuLotteries } from "../menu/useMenuLotteries.ts";
import styles from "./LotteryScreen.module.css";
import { LotteryTable } from "./LotteryTable.tsx";

/** From this width on, the style sheet has a column for the menu. Elsewhere its items would cost the start of the screen. */
const HAS_MENU = "(min-width: 75rem)";

/** The platform's lotteries or Vietnam's: the menu, and the lottery that the address names. */
export function LotteryScreen({ queryRef }: ScreenProps<LotteryScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<LotteryScreenQuery>(
    graphql`
      query LotteryScreenQuery($code: String, $mode: LotteryMode) @preloadable {
        site {
          features {
            showBarsInGames
          }
          lottery(code: $code, mode: $mode) @catch(to: RESULT) {
            id
            code
            # passed on to screenOf
            accountTypeName
            ...LotteryTable_lottery
          }
          ...useMenuLotteries_site @arguments(mode: $mode)
        }
        viewer {
          member {
            username
            wallet @catch(to: NULL) {
              ...BalanceNote_wallet
            }
          }
          ...useMenuLotteries_viewer @arguments(mode: $mode)
        }
      }
    `,
    queryRef,
  );
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const here = plainPath(pathname);
  const isVietnam = here === "/vnlottery";
  const isBare = isVietnam && !site.features?.showBarsInGames;
  const lotteries = useMenuLotteries(site, viewer);
  const { lottery: asked } = site;
  const wallet = viewer.member?.wallet;
  const lottery = asked.ok ? asked.value : null;
  const hasMenu = useMedia(HAS_MENU);
  const askAgain = useAskAgain();
  const current = lottery?.code ?? null;

  if (lottery && screenOf(lottery) !== here) {
    return <Navigate replace to={{ pathname: screenOf(lottery), search: params.toString() }} />;
  }
  return (
    <div className={styles.screen} data-bare={isBare || undefined}>
      {hasMenu && (
        <div className={styles.menu}>
          <LotteryMenu lotteries={lotteries} current={current} isVietnam={isVietnam} />
        </div>
      )}
      <div className={styles.table}>
        <LotteryStrip lotteries={lotteries} current={current} isVietnam={isVietnam} />
        {lottery && (
          <ScreenBoundary>
            <LotteryTable
              key={lottery.id}
              lottery={lottery}
              username={viewer.member?.username ?? null}
              balance={wallet && <BalanceNote wallet={wallet} />}
            />
          </ScreenBoundary>
        )}
        {asked.ok && !lottery && <NoLottery />}
        {!asked.ok && <ErrorState error={failureOfField(asked.errors[0])} onRetry={askAgain} />}
      </div>
    </div>
  );
}

/** Leads from a code that no lottery has to the lottery of the category. Says so where there is none either. */
function NoLottery() {
  const [params] = useSearchParams();
  if (!params.has(gameCodeParam)) {
    return <EmptyState isPage icon={TicketX} title="lottery_none_title" text="lottery_none_text" />;
  }
  const others = new URLSearchParams(params);
  others.delete(gameCodeParam);
  others.delete(playTypeParam);
  return <Navigate replace to={{ search: others.toString() }} />;
}
