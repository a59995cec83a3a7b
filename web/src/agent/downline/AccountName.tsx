import { Link } from "react-router-dom";
import { useRights } from "../../caller/caller.ts";
import { accountAddress, fromRow } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The name of an account of the team. It leads to the account's page, for those who may read it. */
export function AccountName({ account }: { account: string }) {
  if (!useRights()("READ_ACCOUNTS")) return account;
  return (
    <Link to={accountAddress(account)} state={fromRow} className={styles.name} preventScrollReset>
      {account}
    </Link>
  );
}
