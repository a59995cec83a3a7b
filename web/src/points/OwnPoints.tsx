import clsx from "clsx";
import { Coins } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { graphql } from "react-relay";
import type { OwnPointsQuery } from "../__generated__/OwnPointsQuery.graphql.ts";
import type { OwnPointsSubscription } from "../__generated__/OwnPointsSubscription.graphql.ts";
import { InDoubt } from "../idempotency/InDoubt.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { useRefresh } from "../relay/useRefresh.ts";
import { useWatch } from "../relay/useWatch.ts";
import { useRefreshAt } from "../time/useRefreshAt.ts";
import { Button } from "../ui/button/Button.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { FactLine } from "../ui/text/Facts.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./OwnPoints.module.css";
import { PointRules } from "./PointRules.tsx";

const ConvertDialog = lazyPart(async () => (await import("./ConvertDialog.tsx")).ConvertDialog);

graphql`
  fragment OwnPoints_sums on PointBalance {
    total
    byType {
      type
      points
    }
  }
`;
const query = graphql`
  query OwnPointsQuery @throwOnFieldError {
    site {
      brand @catch(to: NULL) {
        timeZone
      }
    }
    viewer {
      member {
        points {
          ...OwnPoints_sums @relay(mask: false)
          terms {
            convertLeast
            ...PointRules_terms
          }
          ...ConvertDialog_points
        }
      }
    }
  }
`;

interface Props {
  /** Called when the points have changed. */
  onChange: () => void;
}

/** The member's points by type, with the way to turn them into money. They follow every bet, deposit and decision. */
export const OwnPoints = (props: Props) => (
  <Suspense fallback={<Skeleton className={clsx(styles.skeleton, styles.ownSkeleton)} />}>
    <Points {...props} />
  </Suspense>
);

function Points({ onChange }: Props) {
  useWatch<OwnPointsSubscription>(graphql`
    subscription OwnPointsSubscription {
      pointsChanged {
        points {
          ...OwnPoints_sums @relay(mask: false)
        }
        pointRedeems(filter: { period: { preset: LAST_30 } }, first: 20) {
          edges {
            node {
              id
              ...RedeemRow_redeem
            }
          }
        }
      }
    }
  `);
  const [isConverting, setConverting] = useState(false);
  const { site, viewer } = useOwnQuery<OwnPointsQuery>(query, {}, { fetchPolicy: "store-and-network" });
  useRefreshAt({ timeZone: site.brand?.timeZone }, useRefresh<OwnPointsQuery>(query));
  const points = viewer.member?.points;
  useOnChange(points?.total, onChange);
  if (!points) return null;
  const { total, byType, terms } = points;
  const { convertLeast: least } = terms;
  const isShort = total < least;
  return (
    <section className={styles.account} aria-labelledby="own-points">
      <Coins className={styles.icon} size={36} aria-hidden="true" />
      <div className={styles.words}>
        <Text as="h2" id="own-points" className={styles.label} text="points_own" />
        <output className={styles.total} aria-labelledby="own-points">
          <FormattedNumber value={total} />
        </output>
        <p className={styles.note}>
          <FormattedMessage id={isShort ? "points_convert_from" : "points_no_expiry"} values={{ least }} />
        </p>
      </div>
      <div className={styles.actions}>
        <Button disabled={isShort} onClick={() => setConverting(true)} text="points_convert" />
      </div>
      <dl className={styles.types}>
        {byType
          .filter(({ points: sum }) => sum !== 0)
          .map(({ type, points: sum }) => (
            <FactLine key={type} name={`points_type_${type}`}>
              <FormattedNumber value={sum} signDisplay="exceptZero" />
            </FactLine>
          ))}
      </dl>
      <PointRules terms={terms} />
      <div className={styles.doubts}>
        <InDoubt change="convert points" onlyEarlier />
        <InDoubt change="redeem points" onlyEarlier />
      </div>
      {isConverting && (
        <Suspense>
          <ConvertDialog points={points} onClose={() => setConverting(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Calls the listener when the total is another one than before. */
function useOnChange(total: number | undefined, listener: () => void): void {
  const before = useRef(total);
  const handleChange = useEffectEvent(listener);
  useEffect(() => {
    if (total === before.current) return;
    before.current = total;
    handleChange();
  }, [total]);
}
