import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { VendorStrip_site$key } from "../__generated__/VendorStrip_site.graphql.ts";
import { vendorPath } from "../games/catalog/lobbies.ts";
import { VendorLogo } from "../games/vendors/VendorLogo.tsx";
import { Shelf } from "../ui/carousel/Shelf.tsx";
import styles from "./VendorStrip.module.css";

/** All vendors; each leads to the lobby with most of its games. */
export function VendorStrip({ title, site: key }: { title: string; site: VendorStrip_site$key }) {
  const { gameMenu } = useFragment(
    graphql`
      fragment VendorStrip_site on Site @throwOnFieldError {
        gameMenu {
          category
          vendors {
            gameCount
            # passed on to vendorPath
            vendor {
              id
              code
              name
              opensAsList
              ...VendorLogo_vendor
            }
          }
        }
      }
    `,
    key,
  );
  const largest = new Map<
    string,
    { to: string; count: number; vendor: (typeof gameMenu)[number]["vendors"][number]["vendor"] }
  >();
  for (const { category, vendors } of gameMenu) {
    for (const { vendor, gameCount } of vendors) {
      if (gameCount <= (largest.get(vendor.id)?.count ?? -1)) continue;
      largest.set(vendor.id, { to: vendorPath(category, vendor), count: gameCount, vendor });
    }
  }
  if (largest.size === 0) return null;
  return (
    <Shelf title={title}>
      {[...largest].map(([id, { to, vendor }]) => (
        <li key={id}>
          <Link to={to} className={styles.vendor} aria-label={vendor.name}>
            <VendorLogo vendor={vendor} />
          </Link>
        </li>
      ))}
    </Shelf>
  );
}
