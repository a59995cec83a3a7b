import { ArrowRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BannerSlide_banner$key } from "../__generated__/BannerSlide_banner.graphql.ts";
import { Picture } from "../ui/picture/Picture.tsx";
import styles from "./BannerSlide.module.css";
import { LinkageLink, useHasTarget } from "./LinkageLink.tsx";
import { LinkageName } from "./LinkageName.tsx";

/** A banner: a picture with a title on it, and a button that says where the banner leads. */
export function BannerSlide({ banner: key, isTall }: { banner: BannerSlide_banner$key; isTall: boolean }) {
  const { title, image, linkage } = useFragment(
    graphql`
      fragment BannerSlide_banner on Banner {
        title
        image {
          ...Picture_image
        }
        linkage {
          ...LinkageLink_linkage
          ...LinkageName_linkage
        }
      }
    `,
    key,
  );
  const hasTarget = useHasTarget();
  return (
    <LinkageLink linkage={linkage} className={isTall ? styles.tall : styles.flat}>
      <Picture image={image} alt="" className={styles.picture} isEager />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>{" "}
        {linkage && hasTarget(linkage) && (
          <span className={styles.onward}>
            <span className={styles.target}>
              <LinkageName linkage={linkage} />
            </span>
            <ArrowRight size={18} aria-hidden="true" />
          </span>
        )}
      </span>
    </LinkageLink>
  );
}
