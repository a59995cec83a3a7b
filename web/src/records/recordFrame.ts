import { createContext, type ReactNode } from "react";

/** What the pages of a record need to know of the record that they are in. */
export interface Frame {
  /** Whether another answer is on its way. */
  isBusy: boolean;
  /** Opens the page after a cursor; the first page for null. */
  onPage: (after: string | null) => void;
  /** Renders the page after a cursor below the one before; null where pages take each other's place. */
  renderNext: ((after: string) => ReactNode) | null;
  /** Whether the page stands below another one. */
  isNext: boolean;
}

export const RecordFrame = createContext<Frame>({ isBusy: false, onPage() {}, renderNext: null, isNext: false });
