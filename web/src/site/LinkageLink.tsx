import type { ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import { Link } from "react-router-dom";
import type { LinkageLink_linkage$key } from "../__generated__/LinkageLink_linkage.graphql.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";

interface Props {
  linkage: LinkageLink_linkage$key | null | undefined;
  className?: string;
  children: ReactNode;
}

/** A link to the target that the platform names; plain content when this client does not have the target. */
export function LinkageLink({ linkage: key, className, children }: Props) {
  const linkage = key && targetOf(key);
  const { hasDialog, openDialog } = useSessionDialogs();
  const path = linkage && pathOf(linkage.kind, linkage.target);
  if (path) {
    return (
      <Link to={path} className={className}>
        {children}
      </Link>
    );
  }
  if (linkage?.kind === "URL" && /^https?:\/\//.test(linkage.target)) {
    return (
      <a href={linkage.target} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  }
  if (linkage?.kind === "MODAL" && hasDialog(linkage.target)) {
    return (
      <button type="button" className={className} onClick={() => openDialog(linkage.target)}>
        {children}
      </button>
    );
  }
  return <div className={className}>{children}</div>;
}

/** Returns a test that says whether a linkage leads to a place that this client has. */
export function useHasTarget() {
  const { hasDialog } = useSessionDialogs();
  return (key: LinkageLink_linkage$key) => {
    const { kind, target } = targetOf(key);
    return pathOf(kind, target) !== undefined || kind === "URL" || (kind === "MODAL" && hasDialog(target));
  };
}

const targetOf = (key: LinkageLink_linkage$key) =>
  readInlineData(
    graphql`
      fragment LinkageLink_linkage on Linkage @inline {
        kind
        target
      }
    `,
    key,
  );

function pathOf(kind: string, target: string): string | undefined {
  if (kind === "ROUTE" && /^\/(?!\/)/.test(target)) return target;
  if (kind === "GAME") return `/game?id=${encodeURIComponent(target)}`;
  if (kind === "PROMOTION") return `/promotions?id=${encodeURIComponent(target)}`;
  return undefined;
}
