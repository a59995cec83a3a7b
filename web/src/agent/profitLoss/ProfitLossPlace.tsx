import { FormattedMessage } from "react-intl";
import shared from "../downline/Downline.module.css";
import { DownlinePath } from "../downline/DownlinePath.tsx";
import styles from "./ProfitLoss.module.css";

interface Props {
  /** User names from the agent down to the account that the listed ones are below. */
  path: readonly string[];
  isSearch: boolean;
  addressOf: (account?: string) => string;
}

/** The way to the level that the report shows, and what its rows add up. */
export const ProfitLossPlace = ({ path, isSearch, addressOf }: Props) => (
  <div className={styles.place}>
    {!isSearch && <DownlinePath path={path} addressOf={addressOf} />}
    <p className={shared.note}>
      {path.length > 1 ? (
        <FormattedMessage id="agent_profit_note_below" values={{ account: path.at(-1) }} />
      ) : (
        <FormattedMessage id="agent_profit_note" />
      )}
    </p>
  </div>
);
