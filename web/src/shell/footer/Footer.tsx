import { BadgeCheck } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Footer_site$key } from "../../__generated__/Footer_site.graphql.ts";
import styles from "./Footer.module.css";
import { FooterLinks } from "./FooterLinks.tsx";

/** The brand, its licences and the required age. */
export function Footer({ site: key }: { site: Footer_site$key }) {
  const { brand, features, licences } = useFragment(
    graphql`
      fragment Footer_site on Site {
        features {
          # passed on to FooterLinks
          missingParts
        }
        brand {
          name
          minimumAge
        }
        licences: resources(kinds: [LICENCE]) {
          label
          url
        }
      }
    `,
    key,
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <p className={styles.care}>
          <span className={styles.age}>{`${brand?.minimumAge ?? 18}+`}</span>
          <FormattedMessage id="play_responsibly" />
        </p>
        {licences && licences.length > 0 && (
          <div className={styles.licences}>
            {licences.map(({ label, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer" className={styles.licence}>
                <BadgeCheck size={16} aria-hidden="true" />
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
      <FooterLinks features={features} />
      <p>
        <FormattedMessage id="copyright" values={{ year: new Date().getFullYear(), name: brand?.name ?? "Atrium" }} />
      </p>
    </footer>
  );
}
