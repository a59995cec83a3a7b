import { ArrowRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BannerSlide_banner$key } from "../__generated__/BannerSlide_banner.graphql.ts";
import { Picture } from "../ui/picture/Picture.tsx";
import styles from "./BannerSlide.module.css";
import { LinkageLink } from "./LinkageLink.tsx";

/** A banner: a picture with a title on it, and an arrow when it is a link. */
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
        }
      }
    `,
    key,
  );
  return (
    <LinkageLink linkage={linkage} className={isTall ? styles.tall : styles.flat}>
      <Picture image={image} alt="" className={styles.picture} isEager />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.onward} aria-hidden="true">
          <ArrowRight size={20} />
        </span>
      </span>
    </LinkageLink>
  );
}
