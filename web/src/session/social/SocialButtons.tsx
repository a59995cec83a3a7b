import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SocialButtons_site$key } from "../../__generated__/SocialButtons_site.graphql.ts";
import styles from "./SocialButtons.module.css";
import { SocialMark } from "./SocialMark.tsx";

const names: Record<string, string> = { GOOGLE: "Google", FACEBOOK: "Facebook" };

/**
 * Links to social networks. They lead back to this page, or to the home screen when the visitor only wanted to log in.
 */
export function SocialButtons({ site, isStaying }: { site: SocialButtons_site$key; isStaying: boolean }) {
  const { pathname, search } = useLocation();
  const { socialProviders } = useFragment(
    graphql`
      fragment SocialButtons_site on Site {
        socialProviders @catch(to: NULL) {
          kind
          startUrl
        }
      }
    `,
    site,
  );
  const known = socialProviders?.filter(({ kind }) => kind in names) ?? [];
  if (known.length === 0) return null;
  const returnTo = new URLSearchParams({ returnTo: isStaying ? pathname + search : "/" });
  return (
    <ul className={styles.list}>
      {known.map(({ kind, startUrl }) => (
        <li key={kind}>
          <a className={styles.button} href={`${startUrl}?${returnTo}`}>
            <SocialMark kind={kind} />
            <FormattedMessage id="session_social" values={{ network: names[kind] }} />
          </a>
        </li>
      ))}
    </ul>
  );
}
