import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { PromotionDialogQuery } from "../__generated__/PromotionDialogQuery.graphql.ts";
import { DataBoundary } from "../relay/DataBoundary.tsx";
import { ErrorState } from "../relay/ErrorState.tsx";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { NoPromotion } from "./NoPromotion.tsx";
import { PromotionDetail } from "./PromotionDetail.tsx";
import styles from "./Promotions.module.css";

interface Props {
  internalID: string;
  onClose: () => void;
}

/** A promotion's rules in a dialog over the list, while the address names it. */
export const PromotionDialog = (props: Props) => (
  <DataBoundary
    renderFailure={(error, retry) => (
      <Frame onClose={props.onClose}>
        <ErrorState error={error} onRetry={retry} />
      </Frame>
    )}
  >
    <Suspense
      fallback={
        <Frame onClose={props.onClose}>
          <Skeleton className={styles.detailSkeleton} />
        </Frame>
      }
    >
      <Content {...props} />
    </Suspense>
  </DataBoundary>
);

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
    {children}
  </Dialog>
);

function Content({ internalID, onClose }: Props) {
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
