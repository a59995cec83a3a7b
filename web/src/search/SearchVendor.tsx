import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { SearchVendor_vendor$key } from "../__generated__/SearchVendor_vendor.graphql.ts";
import { vendorPath } from "../games/catalog/lobbies.ts";
import { VendorLogo } from "../games/vendors/VendorLogo.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SearchOption.module.css";
import { SearchOption } from "./SearchOption.tsx";

/** A vendor in the results; leads to the lobby with most of its games. */
export function SearchVendor({ vendor: key }: { vendor: SearchVendor_vendor$key }) {
  const vendor = useFragment(
    graphql`
      fragment SearchVendor_vendor on Vendor {
        id
        name
        # passed on to vendorPath
        code
        # passed on to vendorPath
        opensAsList
        gameTypes @catch(to: NULL) {
          category
          gameCount
        }
        ...VendorLogo_vendor
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const kinds = (vendor.gameTypes ?? []).toSorted((a, b) => b.gameCount - a.gameCount);
  const count = kinds.reduce((sum, { gameCount }) => sum + gameCount, 0);
  return (
    <SearchOption
      id={`search-${vendor.id}`}
      onOpen={() => void navigate(vendorPath(kinds[0]?.category ?? "RNG", vendor))}
    >
      <span className={styles.logo}>
        <VendorLogo vendor={vendor} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{vendor.name}</span>
        {count > 0 && <Text as="span" className={styles.detail} text="games_count" values={{ count }} />}
      </span>
      <ChevronRight size={18} className={styles.go} aria-hidden="true" />
    </SearchOption>
  );
}
