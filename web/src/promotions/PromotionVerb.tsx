import { ArrowRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { PromotionEntry, PromotionStatus } from "../__generated__/PromotionCard_promotion.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import styles from "./Promotions.module.css";

interface Props {
  status: PromotionStatus;
  entry: PromotionEntry;
  spins: number | null;
  /** What the member can claim. */
  reward: Money | null | undefined;
}

/** What one can do with a promotion, at the end of its card, which is the link to it. */
export const PromotionVerb = ({ status, entry, spins, reward }: Props) => (
  <span className={styles.verb} data-status={status} aria-hidden="true">
    {status === "CLAIM" && spins !== null ? (
      <FormattedMessage id="promotion_claim_spins" values={{ spins }} />
    ) : status === "CLAIM" && reward ? (
      <FormattedMessage id="promotion_claim" values={{ amount: <Amount {...reward} /> }} />
    ) : status === "CLAIM" ? (
      <FormattedMessage id="rewards_claim" />
    ) : status === "JOIN" && entry === "JOIN" ? (
      <FormattedMessage id="promotion_join" />
    ) : status === "JOIN" && entry === "APPLY" ? (
      <FormattedMessage id="promotion_apply" />
    ) : (
      <FormattedMessage id="promotion_details" />
    )}
    <ArrowRight size={16} />
  </span>
);
