import { ArrowRight } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { PromotionLink_promotion$key } from "../../__generated__/PromotionLink_promotion.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { LinkageLink, useHasTarget } from "../../site/LinkageLink.tsx";
import { LinkageName } from "../../site/LinkageName.tsx";
import styles from "../Promotions.module.css";

/** The link of a promotion, which names its target. Visitors with an account get games instead of the registration. */
export function PromotionLink({ promotion: key }: { promotion: PromotionLink_promotion$key }) {
  const { action } = useFragment(
    graphql`
      fragment PromotionLink_promotion on Promotion {
        action {
          kind
          target
          ...LinkageLink_linkage
          ...LinkageName_linkage
        }
      }
    `,
    key,
  );
  const hasTarget = useHasTarget();
  const isGuest = useCaller() === "guest";
  if (!action || !hasTarget(action)) return null;
  const arrow = <ArrowRight size={18} aria-hidden="true" />;
  if (action.kind === "MODAL" && action.target === "registerModal" && !isGuest) {
    return (
      <Link to="/hot" className={styles.action}>
        <FormattedMessage id="hot_games" />
        {arrow}
      </Link>
    );
  }
  return (
    <LinkageLink linkage={action} className={styles.action}>
      <LinkageName linkage={action} />
      {arrow}
    </LinkageLink>
  );
}
