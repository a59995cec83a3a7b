import { graphql } from "react-relay";
import type { FavoriteLotteriesQuery } from "../../__generated__/FavoriteLotteriesQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./FavoriteLotteries.module.css";
import { LotteryMenuItem } from "./LotteryMenuItem.tsx";
import { useFavoriteLotteries } from "./useFavoriteLotteries.ts";

/**
 * The lotteries that this username, or a guest (null), has marked on this device, the latest first. Renders nothing
 * when there are none.
 */
export function FavoriteLotteries({ username }: { username: string | null }) {
  const codes = useFavoriteLotteries(username);
  return codes.length > 0 && <Marked codes={codes} username={username} />;
}

function Marked({ codes, username }: { codes: readonly string[]; username: string | null }) {
  const { site } = useOwnQuery<FavoriteLotteriesQuery>(
    graphql`
      query FavoriteLotteriesQuery @throwOnFieldError {
        site {
          house: lotteryMenu {
            lotteries {
              code
              ...LotteryMenuItem_lottery
            }
          }
          vietnam: lotteryMenu(mode: VIETNAM) {
            lotteries {
              code
              ...LotteryMenuItem_lottery
            }
          }
        }
      }
    `,
    {},
  );
  const groups = [...site.house, ...site.vietnam];
  const known = new Map(groups.flatMap(({ lotteries }) => lotteries).map((one) => [one.code, one]));
  const marked = codes.flatMap((code) => known.get(code) ?? []);
  if (marked.length === 0) return null;
  return (
    <section className={styles.lotteries} aria-labelledby="favorite-lotteries">
      <Text as="h2" id="favorite-lotteries" className={styles.title} text="lottery_menu" />
      <ul className={styles.list}>
        {marked.map((lottery) => (
          <LotteryMenuItem key={lottery.code} lottery={lottery} current={null} username={username} />
        ))}
      </ul>
    </section>
  );
}
