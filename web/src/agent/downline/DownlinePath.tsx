import { ChevronRight } from "lucide-react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import styles from "./Downline.module.css";

interface Props {
  path: readonly string[];
  /** The address of the level below an account; of the agent's own level without one. */
  addressOf: (account?: string) => string;
}

/** The way from the agent down to an account; each name but the last leads to its level. */
export function DownlinePath({ path, addressOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: "agent_team_path" })}>
      <ol className={styles.path}>
        {path.map((account, index) => (
          <li key={account}>
            {index > 0 && <ChevronRight size={16} aria-hidden="true" />}
            {index === path.length - 1 ? (
              <span aria-current="page">{account}</span>
            ) : (
              <Link to={addressOf(index === 0 ? undefined : account)} preventScrollReset>
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
