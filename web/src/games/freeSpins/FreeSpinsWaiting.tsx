import { Gift } from "lucide-react";
import { graphql } from "react-relay";
import type { FreeSpinsWaitingQuery } from "../../__generated__/FreeSpinsWaitingQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./FreeSpinsWaiting.module.css";

/** Says how many free spins the member has in a game; nothing when there are none. */
export function FreeSpinsWaiting({ gameId }: { gameId: string }) {
  const { viewer } = useFreshQuery<FreeSpinsWaitingQuery>(graphql`
    query FreeSpinsWaitingQuery {
      viewer {
        member {
          freeSpins(first: 20, filter: { status: ACTIVE }) @catch(to: NULL) {
            edges {
              node {
                left
                stake {
                  ...Money_amount @relay(mask: false)
                }
                games {
                  id
                }
              }
            }
          }
        }
      }
    }
  `);
  const own = (viewer.member?.freeSpins?.edges ?? []).filter(({ node }) => node.games.some(({ id }) => id === gameId));
  const [first] = own;
  if (!first) return null;
  const left = own.reduce((sum, { node }) => sum + node.left, 0);
  return (
    <p className={styles.note}>
      <Gift size={18} aria-hidden="true" />
      <Text as="span" text="free_spins_waiting" values={{ left, stake: <Amount {...first.node.stake} /> }} />
    </p>
  );
}
