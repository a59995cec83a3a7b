import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { LinkageLink_linkage$key } from "../__generated__/LinkageLink_linkage.graphql.ts";
import { hasModal } from "../session/dialogs/namedModals.ts";
import { useSessionDialogs } from "../session/dialogs/SessionDialogs.tsx";

interface Props {
  linkage: LinkageLink_linkage$key | null | undefined;
  className?: string;
  children: ReactNode;
}

/** Makes its content lead where the platform says; plain content when that is nowhere this client can go. */
export function LinkageLink({ linkage: key, className, children }: Props) {
  const linkage = useFragment(
    graphql`
      fragment LinkageLink_linkage on Linkage {
        kind
        target
      }
    `,
    key ?? null,
  );
  const { openModal } = useSessionDialogs();
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
  if (linkage?.kind === "MODAL" && hasModal(linkage.target)) {
    return (
      <button type="button" className={className} onClick={() => openModal(linkage.target)}>
        {children}
      </button>
    );
  }
  return <div className={className}>{children}</div>;
}

/** Whether this client can go where something leads. */
export const leadsOn = ({ kind, target }: { readonly kind: string; readonly target: string }) =>
  pathOf(kind, target) !== undefined || kind === "URL" || (kind === "MODAL" && hasModal(target));

/** Modals that are a screen's own have an address. */
const MODAL_PATHS: Readonly<Record<string, string>> = { helpModal: "/help", download: "/download" };

function pathOf(kind: string, target: string): string | undefined {
  if (kind === "ROUTE" && /^\/(?!\/)/.test(target)) return target;
  if (kind === "GAME") return `/game?id=${encodeURIComponent(target)}`;
  if (kind === "PROMOTION") return `/promotions?id=${encodeURIComponent(target)}`;
  if (kind === "MODAL" && !hasModal(target)) return MODAL_PATHS[target];
  return undefined;
}
