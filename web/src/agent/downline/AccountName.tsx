import { Link } from "react-router-dom";
import { accountAddress, fromRow } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The name of an account of the team. It leads to the account's page. */
export const AccountName = ({ account }: { account: string }) => (
  <Link to={accountAddress(account)} state={fromRow} className={styles.name} preventScrollReset>
    {account}
  </Link>
);
