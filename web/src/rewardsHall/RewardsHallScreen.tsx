import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { RewardsHallScreenQuery } from "../__generated__/RewardsHallScreenQuery.graphql.ts";
import { isRealAccount, useCaller } from "../caller/caller.ts";
import { useWatchEnvelopes } from "../redEnvelopes/useWatchEnvelopes.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatchRewards } from "../rewards/useWatchRewards.ts";
import { useNowAmong } from "../time/serverSecond.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { useSiteTime } from "../time/useSiteTime.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { Text } from "../ui/text/Text.tsx";
import { Coming } from "./Coming.tsx";
import { comingOf } from "./comingOf.ts";
import { HallLinks } from "./HallLinks.tsx";
import { History } from "./History.tsx";
import { Offer } from "./Offer.tsx";
import styles from "./RewardsHall.module.css";
import { RowsSkeleton } from "./RewardsHallSkeleton.tsx";
import { ToClaim } from "./ToClaim.tsx";

const Running = lazyPart(async () => (await import("./Running.tsx")).Running, "promotions");

const query = graphql`
  query RewardsHallScreenQuery @preloadable {
    site {
      ...useSiteTime_site
      brand {
        timeZone
      }
      # passed on to HallLinks
      features {
        missingParts
        pointMall
        referralPromotion
      }
      # Each kind is read by itself: one that the platform lacks, or that fails, leaves the others alone.
      # passed on to claims
      dailySignIn @catch(to: NULL) {
        rewards {
          day
          amount {
            ...Money_amount @relay(mask: false)
          }
        }
        bonusTerms {
          ...BonusTerms_terms
        }
        resetsAt
      }
      redEnvelopes @catch(to: NULL) {
        envelopes {
          # passed on to ToClaim
          id
          # passed on to comingOf
          opensAt
          closesAt
        }
        bonusTerms {
          ...BonusTerms_terms
        }
      }
      # passed on to claims
      raffle @catch(to: NULL) {
        id
        title
        depositForTicket {
          ...Money_amount @relay(mask: false)
        }
        mostTicketsOfDeposit
      }
      # passed on to ToClaim
      promotions(first: 100) @catch(to: NULL) {
        edges {
          node {
            id
            internalID
            title
            status
            startsAt
            freeSpins {
              spins
            }
          }
        }
      }
      # passed on to comingOf
      leaderboards(first: 24) @catch(to: NULL) {
        edges {
          node {
            id
            internalID
            title
            state
            endsAt
            # passed on to Running, which reads the same list
            rule
            # passed on to Running
            minimumStake {
              currency
            }
          }
        }
      }
    }
    viewer {
      # Null until the caller's own answer is there: after a login the store knows the member sooner.
      member @catch(to: NULL) {
        # passed on to claims
        dailySignIn @catch(to: NULL) {
          day
          isSigned
        }
        # passed on to ToClaim
        redEnvelopeClaims @catch(to: NULL) {
          envelope {
            id
          }
          amount {
            ...Money_amount @relay(mask: false)
          }
        }
        # passed on to claims
        unused: raffleTickets(isUsed: false, first: 1) @catch(to: NULL) {
          totalCount
          edges {
            node {
              id
            }
          }
        }
        missions @catch(to: NULL) {
          # passed on to claims
          id
          # passed on to claims
          title
          # passed on to comingOf
          period
          # passed on to claims
          reward {
            ...Money_amount @relay(mask: false)
          }
          # passed on to claims
          state
          resetsAt
          # Running reads the same list.
          ...MissionCard_mission
        }
        # passed on to ToClaim. Those that can be claimed come first.
        rewards(first: 18) @catch(to: NULL) {
          edges {
            node {
              id
              status
              ...RewardRow_reward
            }
          }
        }
        # passed on to claims
        promotionStandings @catch(to: NULL) {
          internalID
          title
          status
          resetsAt
          reward {
            ...Money_amount @relay(mask: false)
          }
          turnover {
            ...Money_amount @relay(mask: false)
          }
          ...ClaimButton_standing
        }
      }
    }
  }
`;

/** One page for "what can I get now?": what can be claimed, what runs, what comes, and the way to all that was. */
export function RewardsHallScreen({ queryRef }: ScreenProps<RewardsHallScreenQuery>) {
  const data = usePreloadedQuery<RewardsHallScreenQuery>(query, queryRef);
  const { site } = data;
  const caller = useCaller();
  const hasAccount = isRealAccount(caller);
  const member = hasAccount ? data.viewer.member : null;
  const refresh = useRefresh<RewardsHallScreenQuery>(query);
  useSiteTime(site);
  useWatchEnvelopes();
  useRefreshAt(
    { instants: member?.missions?.map(({ resetsAt }) => resetsAt) ?? [], timeZone: site.brand?.timeZone },
    refresh,
  );
  const coming = comingOf(site, member);
  const now = useNowAmong([
    ...coming.map(({ at }) => at),
    ...(site.redEnvelopes?.envelopes.map(({ closesAt }) => closesAt) ?? []),
  ]);
  const later = coming.filter(({ at }) => Date.parse(at) > now);
  return (
    <PageFrame title={<FormattedMessage id="hall" />} lead={<FormattedMessage id="hall_lead" />}>
      {hasAccount && <Watch onChange={refresh} />}
      <div className={styles.hall}>
        <div className={styles.toClaim}>
          {hasAccount ? (
            <ToClaim site={site} member={member} now={now} next={later[0]} onRetry={refresh} />
          ) : (
            <Offer site={site} now={now} isTrial={caller === "trial"} />
          )}
        </div>
        {hasAccount && (
          <section className={`${styles.section} ${styles.running}`} aria-labelledby="hall-running">
            <Text as="h2" id="hall-running" className={styles.title} text="hall_running" />
            <ScreenPart skeleton={<RowsSkeleton />}>
              <Running />
            </ScreenPart>
          </section>
        )}
        <div className={`${styles.section} ${styles.beside}`}>
          <Coming items={later} />
          <HallLinks features={site.features} />
          {hasAccount && <History features={site.features} rewards={member?.rewards?.edges.map(({ node }) => node)} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** The platform sends one event for all kinds, so one subscription stands for those of all domains. */
function Watch({ onChange }: { onChange: () => void }) {
  useWatchRewards(onChange);
  return null;
}
