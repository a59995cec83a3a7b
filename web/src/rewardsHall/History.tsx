import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { useMemberLink } from "../member/useMemberLink.ts";
import styles from "./RewardsHall.module.css";

/** The ways to the records of rewards and bonuses. */
export function History() {
  const linkTo = useMemberLink();
  return (
    <nav className={styles.section} aria-labelledby="hall-history">
      <h2 id="hall-history" className={styles.title}>
        <FormattedMessage id="hall_history" />
      </h2>
      <ul>
        {(["rewardCenter", "bonusDetails"] as const).map((pane) => (
          <li key={pane}>
            <Link to={linkTo(pane)} className={styles.link}>
              <FormattedMessage id={`member_${pane}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
