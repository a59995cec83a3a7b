import { graphql } from "react-relay";
import type { FreeSpinsSectionQuery } from "../__generated__/FreeSpinsSectionQuery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./FreeSpins.module.css";
import { FreeSpinsList } from "./FreeSpinsList.tsx";

/** The free spins that a member has, below a heading. */
export const FreeSpinsSection = () => (
  <section className={styles.section} aria-labelledby="free-spins">
    <Text as="h2" id="free-spins" className={styles.title} text="free_spins" />
    <ScreenBoundary>
      <OwnFreeSpins />
    </ScreenBoundary>
  </section>
);

function OwnFreeSpins() {
  const { viewer } = useFreshQuery<FreeSpinsSectionQuery>(graphql`
    query FreeSpinsSectionQuery @throwOnFieldError {
      viewer {
        member {
          ...FreeSpinsList_member
        }
      }
    }
  `);
  return viewer.member && <FreeSpinsList member={viewer.member} />;
}
