import { graphql, useFragment } from "react-relay";
import type { VendorLogo_vendor$key } from "../../__generated__/VendorLogo_vendor.graphql.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./VendorLogo.module.css";

/** A vendor's logo, or its name when it has no logo. */
export function VendorLogo({ vendor: key }: { vendor: VendorLogo_vendor$key }) {
  const { name, logo } = useFragment(
    graphql`
      fragment VendorLogo_vendor on Vendor {
        name
        logo {
          ...Picture_image
        }
      }
    `,
    key,
  );
  return logo ? <Picture image={logo} alt={name} className={styles.logo} fallback={name} /> : name;
}
