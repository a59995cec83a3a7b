import { Crown } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { JackpotsScreenQuery } from "../__generated__/JackpotsScreenQuery.graphql.ts";
import { FavoritesProvider } from "../games/favorites/FavoritesProvider.tsx";
import { useWatchJackpots } from "../games/jackpots/useWatchJackpots.ts";
import { DailyLinks } from "../promotions/DailyLinks.tsx";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Jackpot } from "./Jackpot.tsx";
import styles from "./Jackpots.module.css";
import { JackpotWinners } from "./JackpotWinners.tsx";

/** The jackpots with their live amounts and games, and their latest winners. */
export function JackpotsScreen({ queryRef }: ScreenProps<JackpotsScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<JackpotsScreenQuery>(
    graphql`
      query JackpotsScreenQuery @preloadable @throwOnFieldError {
        site {
          jackpots {
            id
            levels {
              amount {
                currency
              }
            }
            ...Jackpot_jackpot
          }
          ...JackpotWinners_site
        }
        viewer {
          ...FavoritesProvider_viewer
        }
      }
    `,
    queryRef,
  );
  useWatchJackpots();
  return (
    <PageFrame
      title={<FormattedMessage id="jackpots" />}
      tools={<DailyLinks />}
      lead={site.jackpots.length > 0 && <FormattedMessage id="jackpots_intro" />}
    >
      <FavoritesProvider viewer={viewer}>
        {site.jackpots.length === 0 ? (
          <EmptyState icon={Crown} title="jackpots_none_title" text="jackpots_none_text" />
        ) : (
          <div className={styles.screen}>
            <CurrencyNote currency={site.jackpots[0]?.levels[0]?.amount.currency} kind="bets" />
            {site.jackpots.map((jackpot) => (
              <Jackpot key={jackpot.id} jackpot={jackpot} />
            ))}
            <ScreenBoundary>
              <JackpotWinners site={site} />
            </ScreenBoundary>
          </div>
        )}
      </FavoritesProvider>
    </PageFrame>
  );
}
