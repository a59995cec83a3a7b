import { Ticket } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { RaffleScreenQuery } from "../__generated__/RaffleScreenQuery.graphql.ts";
import type { RaffleScreenSubscription } from "../__generated__/RaffleScreenSubscription.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { DailyLinks } from "../promotions/DailyLinks.tsx";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatch } from "../relay/useWatch.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import styles from "./Raffle.module.css";
import { RaffleHistory } from "./RaffleHistory.tsx";
import { RaffleOdds } from "./RaffleOdds.tsx";
import { RafflePlay } from "./RafflePlay.tsx";

const query = graphql`
  query RaffleScreenQuery @preloadable @throwOnFieldError {
    site {
      brand @catch(to: NULL) {
        timeZone
      }
      raffle {
        ...RafflePlay_raffle
        ...RaffleOdds_raffle
      }
    }
    viewer {
      # Null until the caller's own answer is there: after a login the store knows the member sooner.
      member @catch(to: NULL) {
        # passed on to RafflePlay
        unused: raffleTickets(isUsed: false, first: 1) {
          # passed on to RafflePlay
          totalCount
        }
        ...RafflePlay_member
        ...RaffleHistory_member
      }
    }
  }
`;

/** The wheel with the member's tickets, its odds, and what the member won. */
export function RaffleScreen({ queryRef }: ScreenProps<RaffleScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<RaffleScreenQuery>(query, queryRef);
  const refresh = useRefresh<RaffleScreenQuery>(query);
  useRefreshAt({ timeZone: site.brand?.timeZone }, refresh);
  const member = useHasAccount() ? viewer.member : null;
  useWatch<RaffleScreenSubscription>(
    member
      ? graphql`
        subscription RaffleScreenSubscription {
          raffleTicketsChanged {
            ...RafflePlay_member
          }
        }
      `
      : null,
  );
  return (
    <PageFrame title={<FormattedMessage id="raffle" />} tools={<DailyLinks />}>
      {site.raffle ? (
        <div className={styles.screen}>
          <RafflePlay raffle={site.raffle} member={member} onDrawn={refresh} />
          <RaffleOdds raffle={site.raffle} />
          {member && <RaffleHistory member={member} />}
        </div>
      ) : (
        <EmptyState icon={Ticket} title="raffle_none_title" text="raffle_none_text" />
      )}
    </PageFrame>
  );
}
