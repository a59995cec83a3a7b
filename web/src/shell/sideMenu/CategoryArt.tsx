import { graphql } from "react-relay";
import type { CategoryArtQuery } from "../../__generated__/CategoryArtQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./DrawerGames.module.css";

/** The picture of a category's most played game, if one is among the hot games. All categories share one request. */
export function CategoryArt({ category }: { category: string }) {
  // Only the drawer shows it, so no route's loader asks for it.
  const { site } = useOwnQuery<CategoryArtQuery>(
    graphql`
      query CategoryArtQuery @throwOnFieldError {
        site {
          hotGames(first: 100) {
            edges {
              node {
                category
                icon {
                  ...Picture_image
                }
              }
            }
          }
        }
      }
    `,
    {},
  );
  const hottest = site.hotGames.edges.find(({ node }) => node.category === category);
  return hottest ? <Picture image={hottest.node.icon} alt="" className={styles.art} /> : null;
}
