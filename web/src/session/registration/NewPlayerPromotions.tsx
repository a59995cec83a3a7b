import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { NewPlayerPromotions_site$key } from "../../__generated__/NewPlayerPromotions_site.graphql.ts";
import { promotionPath } from "../../promotions/promotionSearch.ts";
import { LazyCarousel } from "../../ui/carousel/LazyCarousel.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./RegisterScreen.module.css";

/** The promotions for new players, one after another. Renders nothing when there are none. */
export function NewPlayerPromotions({ site }: { site: NewPlayerPromotions_site$key }) {
  const { formatMessage } = useIntl();
  const { promotions } = useFragment(
    graphql`
      fragment NewPlayerPromotions_site on Site {
        promotions(category: NEW_PLAYER, first: 6) @catch(to: NULL) {
          edges {
            node {
              id
              internalID
              title
              summary
              image {
                ...Picture_image
              }
            }
          }
        }
      }
    `,
    site,
  );
  if (!promotions?.edges.length) return null;
  const slides = promotions.edges.map(({ node }) => ({
    key: node.id,
    slide: (
      <Link to={promotionPath(node.internalID)} className={styles.promotion}>
        <Picture image={node.image} alt="" className={styles.picture} isEager />
        <span className={styles.words}>
          <b>{node.title}</b>
          <span>{node.summary}</span>
        </span>
      </Link>
    ),
  }));
  return (
    <aside className={styles.promotions} aria-label={formatMessage({ id: "register_promotions" })}>
      <LazyCarousel slides={slides} label={formatMessage({ id: "register_promotions" })} />
    </aside>
  );
}
