import { graphql, useFragment } from "react-relay";
import type { RunningBonuses_member$key } from "../../__generated__/RunningBonuses_member.graphql.ts";
import { BonusProgress } from "../../bonuses/BonusProgress.tsx";
import styles from "./WalletSheet.module.css";

/** The bonuses that are played through, the latest first, each with its progress; nothing where the platform has none. */
export function RunningBonuses({ member: key }: { member: RunningBonuses_member$key }) {
  const { bonuses } = useFragment(
    graphql`
      fragment RunningBonuses_member on Member {
        bonuses(filter: { status: ACTIVE }, first: 5) {
          edges {
            # passed on to Running, which reads the same list
            node {
              id
              title
              ...BonusProgress_bonus
              ...BonusCard_bonus
            }
          }
        }
      }
    `,
    key,
  );
  if (!bonuses || bonuses.edges.length === 0) return null;
  return (
    <ul className={styles.bonuses}>
      {bonuses.edges.map(({ node: { id, title, ...bonus } }) => (
        <li key={id}>
          <p>{title}</p>
          <BonusProgress bonus={bonus} className={styles.label} />
        </li>
      ))}
    </ul>
  );
}
