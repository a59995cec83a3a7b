import { Children, type ReactNode } from "react";

/**
 * Puts each text into an element of its own. A browser's translator replaces text nodes, and React can neither change nor
 * remove a replaced one, nor put anything before it; elements stay.
 */
export const OwnText = ({ children }: { children?: ReactNode }) =>
  Children.map(children, (part) => (typeof part === "string" ? <span>{part}</span> : part));
