import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SocialLinks_site$key } from "../../__generated__/SocialLinks_site.graphql.ts";
import styles from "./SocialLinks.module.css";

/** Links to the brand's pages on other sites, from the operator's settings. */
export function SocialLinks({ site: key }: { site: SocialLinks_site$key }) {
  const { formatMessage } = useIntl();
  const { social } = useFragment(
    graphql`
      fragment SocialLinks_site on Site {
        social: resources(
          kinds: [
            SOCIAL_FACEBOOK
            SOCIAL_TELEGRAM
            SOCIAL_YOUTUBE
            SOCIAL_X
            SOCIAL_INSTAGRAM
            SOCIAL_ZALO
          ]
        ) {
          kind
          label
          url
        }
      }
    `,
    key,
  );
  if (!social?.length) return null;
  return (
    <ul className={styles.links} aria-label={formatMessage({ id: "social" })}>
      {social.map(({ kind, label, url }) => (
        <li key={kind}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
