import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import type { VipScreenQuery } from "../__generated__/VipScreenQuery.graphql.ts";
import { isRealAccount, useCaller } from "../caller/caller.ts";
import { JoinButtons } from "../caller/JoinButtons.tsx";
import { CurrencyNote } from "../records/CurrencyNote.tsx";
import { ErrorState } from "../relay/ErrorState.tsx";
import { failureOfField } from "../relay/network/errorCodes.ts";
import type { ScreenProps } from "../relay/queryRoute.tsx";
import { useRefresh } from "../relay/useRefresh.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { PageFrame } from "../ui/layout/PageFrame.tsx";
import { Text } from "../ui/text/Text.tsx";
import { ClubCrown } from "./ClubCrown.tsx";
import { MyLevel } from "./MyLevel.tsx";
import styles from "./Vip.module.css";
import { VipLevels } from "./VipLevels.tsx";

const query = graphql`
  query VipScreenQuery @preloadable @throwOnFieldError {
    site {
      brand {
        timeZone
      }
      vipLevels {
        club {
          rank
          color
          secondaryColor
        }
        turnover {
          currency
        }
        ...VipLevels_levels
      }
    }
    viewer {
      member @catch(to: RESULT) {
        vipProgress @catch(to: RESULT) {
          current {
            club {
              rank
            }
          }
          keep {
            until
          }
          ...MyLevel_progress
        }
      }
    }
  }
`;

/** The VIP club: the member's own level, and all levels. Guests see the levels. */
export function VipScreen({ queryRef }: ScreenProps<VipScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<VipScreenQuery>(query, queryRef);
  const caller = useCaller();
  const highest = site.vipLevels.at(-1)?.club;
  const member = viewer.member.ok ? viewer.member.value : null;
  const progress = member?.vipProgress.ok ? member.vipProgress.value : null;
  const failed = [viewer.member, member?.vipProgress].find((part) => part?.ok === false);
  const refresh = useRefresh<VipScreenQuery>(query);
  useRefreshAt({ instants: [progress?.keep?.until] }, refresh);
  return (
    <PageFrame title={<FormattedMessage id="vip" />} lead={<FormattedMessage id="vip_intro" />}>
      <CurrencyNote currency={site.vipLevels[0]?.turnover.currency} kind="bets" />
      {progress && <MyLevel progress={progress} timeZone={site.brand?.timeZone ?? undefined} />}
      {failed?.ok === false && <ErrorState error={failureOfField(failed.errors[0])} onRetry={refresh} />}
      {!progress && !isRealAccount(caller) && (
        <section className={styles.guest}>
          {highest && <ClubCrown {...highest} />}
          <Text as="p" className={styles.invitation} text={caller === "guest" ? "vip_guest" : "vip_trial"} />
          <JoinButtons />
        </section>
      )}
      <VipLevels levels={site.vipLevels} own={progress?.current.club.rank} />
    </PageFrame>
  );
}
