import { FormattedMessage } from "react-intl";
import styles from "../downline/Downline.module.css";
import { DownlinePath } from "../downline/DownlinePath.tsx";
import { type ProfitLossSearch, profitLevelAddress } from "./profitLossSearch.ts";

interface Props {
  /** User names from the agent down to the account that the listed ones are below. */
  path: readonly string[];
  search: ProfitLossSearch;
}

/** The way to the level that the report shows, and what its rows add up. */
export const ProfitLossPlace = ({ path, search }: Props) => (
  <div className={styles.head}>
    {search.keyword === "" && <DownlinePath path={path} addressOf={(account) => profitLevelAddress(search, account)} />}
    <p className={styles.note}>
      {path.length > 1 ? (
        <FormattedMessage id="agent_profit_note_below" values={{ account: path.at(-1) }} />
      ) : (
        <FormattedMessage id="agent_profit_note" />
      )}
    </p>
  </div>
);
