import { Link } from "react-router-dom";
import { accountAddress } from "./addresses.ts";
import styles from "./Downline.module.css";

/** The state of an entry of the history that a name has opened: Escape goes back to where the name stands. */
export const fromRow = "row";

/** The name of an account of the team. It leads to the account's page. */
export const AccountName = ({ account }: { account: string }) => (
  <Link to={accountAddress(account)} state={fromRow} className={styles.name} preventScrollReset>
    {account}
  </Link>
);
