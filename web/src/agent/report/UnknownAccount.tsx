import { UserX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "./Report.module.css";
import { useSuggestions } from "./useSuggestions.ts";

/** Says that nobody has the name in the filter, and who has a part of it: each name opens the report of its account. */
export function UnknownAccount() {
  const [params] = useSearchParams();
  const found = useSuggestions(params.get("account") ?? "");
  const addressOf = (account: string) => {
    const search = new URLSearchParams(params);
    search.set("account", account);
    return { search: search.toString() };
  };
  return (
    <EmptyState icon={UserX} title="agent_account_unknown">
      {found.length > 0 && (
        <>
          <FormattedMessage id="agent_account_similar" />
          <ul className={styles.similar}>
            {found.map(({ id, account }) => (
              <li key={id}>
                <Link to={addressOf(account)} preventScrollReset>
                  {account}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
