import { Send } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { recipientParam, searchWithPane } from "../../caller/memberAddress.ts";
import styles from "../downline/Downline.module.css";

/** Opens the form of a transfer to an account directly below. */
export const TransferLink = ({ account }: { account: string }) => (
  <Link
    to={{ search: searchWithPane(new URLSearchParams({ [recipientParam]: account }).toString(), "transferUpline") }}
    className={styles.link}
    preventScrollReset
  >
    <Send size={18} aria-hidden="true" />
    <FormattedMessage id="transfer_submit" />
  </Link>
);
