import { type ReactNode, Suspense, useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import promotionQuery, { type PromotionDialogQuery } from "../__generated__/PromotionDialogQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { NoPromotion } from "./NoPromotion.tsx";
import { PromotionDetail } from "./PromotionDetail.tsx";
import styles from "./Promotions.module.css";

/** A promotion's rules over the list, as long as the address names it. */
export function PromotionDialog({ internalID, onClose }: { internalID: string; onClose: () => void }) {
  const [queryRef, load] = useQueryLoader<PromotionDialogQuery>(promotionQuery);
  useEffect(() => load({ id: internalID }, { fetchPolicy: "store-or-network" }), [load, internalID]);
  const coming = <Skeleton className={styles.detailComing} />;
  return (
    <Suspense fallback={<Frame onClose={onClose}>{coming}</Frame>}>
      {queryRef ? <Content queryRef={queryRef} onClose={onClose} /> : <Frame onClose={onClose}>{coming}</Frame>}
    </Suspense>
  );
}

const Frame = ({
  title,
  onClose,
  children,
}: {
  title?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Dialog title={title ?? <FormattedMessage id="promotions" />} onClose={onClose} isText>
    <ScreenBoundary>{children}</ScreenBoundary>
  </Dialog>
);

function Content({ queryRef, onClose }: { queryRef: PreloadedQuery<PromotionDialogQuery>; onClose: () => void }) {
  const { site } = usePreloadedQuery<PromotionDialogQuery>(
    graphql`
      query PromotionDialogQuery($id: String!) {
        site {
          promotion(internalID: $id) {
            title
            ...PromotionDetail_promotion
          }
        }
      }
    `,
    queryRef,
  );
  return (
    <Frame title={site.promotion?.title} onClose={onClose}>
      {site.promotion ? <PromotionDetail promotion={site.promotion} /> : <NoPromotion />}
    </Frame>
  );
}
