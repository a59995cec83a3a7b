import { UserX } from "lucide-react";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";

/** Says that an account is not in the team. */
export const Stranger = ({ to = levelAddress() }: { to?: string }) => (
  <EmptyState icon={UserX} title="agent_account_unknown">
    <TextLink to={to} className={styles.link} preventScrollReset text="agent_team_back" />
  </EmptyState>
);
