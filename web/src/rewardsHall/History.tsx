import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { useMemberLink } from "../member/useMemberLink.ts";
import { RewardRow } from "../rewards/RewardRow.tsx";
import { hasPart, type KnownParts } from "../site/hasPart.ts";
import type { HallData } from "./hallData.ts";
import styles from "./RewardsHall.module.css";

type Rewards = readonly NonNullable<NonNullable<HallData["viewer"]["member"]>["rewards"]>["edges"][number]["node"][];

const MOST = 3;
const PARTS = { rewardCenter: "REWARDS", bonusDetails: "BONUSES" } as const;

interface Props {
  features: KnownParts;
  /** The member's rewards. What could be claimed since the page was opened stands among what can be claimed. */
  rewards: Rewards | undefined;
}

/** The last rewards, and the ways to the records of rewards and bonuses; nothing where the platform has neither. */
export function History({ features, rewards = [] }: Props) {
  const past = usePast(rewards);
  const linkTo = useMemberLink();
  const panes = (["rewardCenter", "bonusDetails"] as const).filter((pane) => hasPart(features, PARTS[pane]));
  if (panes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="hall-history">
      <h2 id="hall-history" className={styles.title}>
        <FormattedMessage id="hall_history" />
      </h2>
      {past.length > 0 && (
        <ul className={styles.rows}>
          {past.map((reward) => (
            <RewardRow key={reward.id} reward={reward} />
          ))}
        </ul>
      )}
      <nav aria-labelledby="hall-history">
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
    </section>
  );
}

/** The latest rewards that were over when the page was opened. */
function usePast(rewards: Rewards): Rewards {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isOver = ({ id, status }: Rewards[number]) => status !== "AVAILABLE" && !open.has(id);
  const opened = rewards.filter((reward) => !isOver(reward) && !open.has(reward.id));
  if (opened.length > 0) setOpen(new Set([...open, ...opened.map(({ id }) => id)]));
  return rewards.filter(isOver).slice(0, MOST);
}
