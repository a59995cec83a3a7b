import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { PromotionDialogQuery } from "../../__generated__/PromotionDialogQuery.graphql.ts";
import { useLeaveParams } from "../../browser/back/useLeave.ts";
import { DataBoundary } from "../../relay/DataBoundary.tsx";
import { ErrorState } from "../../relay/ErrorState.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "../Promotions.module.css";
import { applyParam, promotionParam } from "../promotionSearch.ts";
import { NoPromotion } from "./NoPromotion.tsx";
import { PromotionDetail } from "./PromotionDetail.tsx";

/** A promotion's rules in a dialog over the list, while the address names it. */
export function PromotionDialog({ internalID }: { internalID: string }) {
  const close = useLeaveParams(promotionParam, applyParam);
  return (
    <DataBoundary
      renderFailure={(error, retry) => (
        <Frame onClose={close}>
          <ErrorState error={error} onRetry={retry} />
        </Frame>
      )}
    >
      <Suspense
        fallback={
          <Frame onClose={close}>
            <Skeleton className={styles.detailSkeleton} />
          </Frame>
        }
      >
        <Content internalID={internalID} onClose={close} />
      </Suspense>
    </DataBoundary>
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
  <Dialog title={title ?? <FormattedMessage id="promotions" />} onClose={onClose} isText hasAddress>
    {children}
  </Dialog>
);

function Content({ internalID, onClose }: { internalID: string; onClose: () => void }) {
  const { site } = useOwnQuery<PromotionDialogQuery>(
    graphql`
      query PromotionDialogQuery($id: String!) @throwOnFieldError {
        site {
          promotion(internalID: $id) {
            title
            ...PromotionDetail_promotion
          }
        }
      }
    `,
    { id: internalID },
  );
  return (
    <Frame title={site.promotion?.title} onClose={onClose}>
      {site.promotion ? <PromotionDetail promotion={site.promotion} /> : <NoPromotion />}
    </Frame>
  );
}
