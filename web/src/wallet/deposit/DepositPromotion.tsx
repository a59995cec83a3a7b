import { Gift, X } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DepositPromotion_promotion$key } from "../../__generated__/DepositPromotion_promotion.graphql.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import styles from "../Cashier.module.css";

interface Props {
  promotion: DepositPromotion_promotion$key;
  onRemove: () => void;
}

/** The promotion that the deposit is for, which the member may leave out. */
export function DepositPromotion({ promotion: key, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const { title, summary } = useFragment(
    graphql`
      fragment DepositPromotion_promotion on Promotion {
        title
        summary
      }
    `,
    key,
  );
  return (
    <div className={styles.promotion}>
      <Gift size={20} aria-hidden="true" />
      <p>
        <FormattedMessage id="deposit_promotion" values={{ title: <strong>{title}</strong> }} />
        <br />
        <span className={styles.note}>{summary}</span>
      </p>
      <IconButton label={formatMessage({ id: "deposit_promotion_remove" })} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
