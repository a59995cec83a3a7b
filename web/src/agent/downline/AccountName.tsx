import { use } from "react";
import { Link } from "react-router-dom";
import { useRights } from "../../caller/caller.ts";
import { OpenRow } from "../../ui/table/openRow.ts";
import { accountAddress, fromRow } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The name of an account of the team. It leads to the account's page, for those who may read it; others open its row's panel. */
export function AccountName({ account }: { account: string }) {
  const hasPanel = use(OpenRow) !== null;
  if (!useRights()("READ_ACCOUNTS")) {
    return hasPanel ? (
      <button type="button" className={styles.name}>
        {account}
      </button>
    ) : (
      account
    );
  }
  return (
    <Link to={accountAddress(account)} state={fromRow} className={styles.name} preventScrollReset>
      {account}
    </Link>
  );
}
