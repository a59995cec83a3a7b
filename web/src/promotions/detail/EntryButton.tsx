import { Suspense } from "react";
import { graphql } from "react-relay";
import type { EntryButtonMutation } from "../../__generated__/EntryButtonMutation.graphql.ts";
import type { PromotionEntry } from "../../__generated__/PromotionAction_promotion.graphql.ts";
import { useEditableParams } from "../../browser/useEditableParams.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import { useProtectedAction } from "../../caller/useProtectedAction.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "../Promotions.module.css";
import { applyParam } from "../promotionSearch.ts";

const ApplyForm = lazyPart(async () => (await import("./ApplyForm.tsx")).ApplyForm);

interface Props {
  promotionId: string;
  entry: PromotionEntry;
  /** An earlier application was rejected. */
  isAgain?: boolean;
  /** Whether the member may take part is still being read: until then the button does nothing. */
  isWaiting?: boolean;
}

/** Joins the promotion, or opens the form of an application. Guests log in first. */
export function EntryButton({ entry, ...props }: Props) {
  if (entry === "JOIN") return <Join {...props} />;
  return entry === "APPLY" ? <Apply {...props} /> : null;
}

function Join({ promotionId, isWaiting = false }: Omit<Props, "entry">) {
  const { change, isBusy, failure } = useChange<EntryButtonMutation>(
    graphql`
      mutation EntryButtonMutation($input: JoinPromotionInput!) {
        joinPromotion(input: $input) {
          standing {
            ...PromotionStanding_standing
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const join = useProtectedAction(() => change({ input: { promotionId } }));
  return (
    <>
      <Button isBusy={isBusy || isWaiting} onClick={() => join()} text="promotion_join" />
      <FailureNote failure={failure} />
    </>
  );
}

/** The address says that the form is open, so that it is open after a login too. */
function Apply({ promotionId, isAgain = false, isWaiting = false }: Omit<Props, "entry">) {
  const [params, changeParams] = useEditableParams();
  const hasAccount = useHasAccount();
  const change = (isOpen: boolean) => changeParams({ [applyParam]: isOpen ? "1" : null });
  const open = useProtectedAction(() => change(true));
  if (hasAccount && params.has(applyParam) && !isWaiting) {
    return (
      <Suspense fallback={<Skeleton className={styles.formSkeleton} />}>
        <ApplyForm promotionId={promotionId} onClose={() => change(false)} />
      </Suspense>
    );
  }
  return (
    <Button isBusy={isWaiting} onClick={() => open()} text={isAgain ? "promotion_apply_again" : "promotion_apply"} />
  );
}
