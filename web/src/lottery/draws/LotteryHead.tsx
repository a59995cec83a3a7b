import { ArrowLeft } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LotteryHead_lottery$key } from "../../__generated__/LotteryHead_lottery.graphql.ts";
import { useTabTitle } from "../../browser/useTabTitle.ts";
import { Text } from "../../ui/text/Text.tsx";
import { CurrentDraw } from "./CurrentDraw.tsx";
import { LastDraw } from "./LastDraw.tsx";
import styles from "./LotteryHead.module.css";
import { LotteryIcon } from "./LotteryIcon.tsx";
import { LotteryTraits } from "./LotteryTraits.tsx";

/** The name of a lottery, its current draw and its last draw. */
export function LotteryHead({ lottery: key }: { lottery: LotteryHead_lottery$key }) {
  const { formatMessage } = useIntl();
  const { name, mode, kind, code, drawInterval, currentDraw, results } = useFragment(
    graphql`
      fragment LotteryHead_lottery on Lottery {
        name
        mode
        kind
        code
        drawInterval
        currentDraw @catch(to: NULL) {
          ...CurrentDraw_draw
        }
        results(first: 1) @catch(to: NULL) {
          edges {
            node {
              ...LastDraw_draw
            }
          }
        }
      }
    `,
    key,
  );
  useTabTitle(name);
  const last = results?.edges[0]?.node;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Link to="/" className={styles.back} aria-label={formatMessage({ id: "back_home" })}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <span className={styles.icon}>
          <LotteryIcon kind={kind} size={24} />
        </span>
        <div className={styles.names}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.mode}>
            <LotteryTraits interval={drawInterval} kind={kind} mode={mode} />
          </p>
        </div>
      </div>
      {currentDraw ? (
        <CurrentDraw draw={currentDraw} kind={kind} gameCode={code} />
      ) : (
        <Text as="p" className={styles.missing} text="lottery_draw_unknown" />
      )}
      {last && <LastDraw draw={last} kind={kind} gameCode={code} />}
    </header>
  );
}
