import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { useMemberLink } from "../member/useMemberLink.ts";
import { hasPart, type KnownParts } from "../site/hasPart.ts";
import styles from "./RewardsHall.module.css";

const PARTS = { rewardCenter: "REWARDS", bonusDetails: "BONUSES" } as const;

/** The ways to the records of rewards and bonuses; nothing where the platform has neither. */
export function History({ features }: { features: KnownParts }) {
  const linkTo = useMemberLink();
  const panes = (["rewardCenter", "bonusDetails"] as const).filter((pane) => hasPart(features, PARTS[pane]));
  if (panes.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="hall-history">
      <h2 id="hall-history" className={styles.title}>
        <FormattedMessage id="hall_history" />
      </h2>
      <ul>
        {panes.map((pane) => (
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
