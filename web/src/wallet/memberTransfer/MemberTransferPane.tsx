import { KeyRound, Send } from "lucide-react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { MemberTransferPaneQuery } from "../../__generated__/MemberTransferPaneQuery.graphql.ts";
import type { MemberTransferPaneSubscription } from "../../__generated__/MemberTransferPaneSubscription.graphql.ts";
import { searchWithPane } from "../../caller/memberAddress.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../WalletPane.module.css";
import { MemberTransferForm } from "./MemberTransferForm.tsx";

/** Transfers to the agent above, and for agents to members directly below. */
export function MemberTransferPane() {
  const navigate = useNavigate();
  const { viewer } = useFreshQuery<MemberTransferPaneQuery>(graphql`
    query MemberTransferPaneQuery @throwOnFieldError {
      viewer {
        member {
          wallet {
            upline: transferTerms(direction: UPLINE) {
              isPaymentPasswordSet
              ...MemberTransferForm_terms
            }
            downline: transferTerms(direction: DOWNLINE) {
              isPaymentPasswordSet
              ...MemberTransferForm_terms
            }
            ...MemberTransferForm_wallet
          }
        }
      }
    }
  `);
  // Sub-accounts have no balance in the header, which would follow it.
  useWatch<MemberTransferPaneSubscription>(graphql`
    subscription MemberTransferPaneSubscription {
      balanceChanged {
        ...MemberTransferForm_wallet
      }
    }
  `);
  const wallet = viewer.member?.wallet;
  if (!wallet) return null;
  const { upline, downline } = wallet;
  if (!upline && !downline) {
    return <EmptyState icon={Send} title="member_transfer_none_title" text="member_transfer_none_text" />;
  }
  if (!(upline ?? downline)?.isPaymentPasswordSet) {
    const search = searchWithPane("setting=paymentPassword", "securityCenter");
    return (
      <EmptyState
        icon={KeyRound}
        title="member_transfer_password_title"
        action={
          <Button
            onClick={() => void navigate({ search }, { preventScrollReset: true })}
            text="member_transfer_password_action"
          />
        }
        text="payment_password_about"
      />
    );
  }
  return (
    <div className={styles.wallet}>
      {upline && <MemberTransferForm direction="UPLINE" terms={upline} wallet={wallet} />}
      {downline && <MemberTransferForm direction="DOWNLINE" terms={downline} wallet={wallet} />}
    </div>
  );
}
