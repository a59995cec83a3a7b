import { createContext } from "react";

/** The `side` of the row with the open panel. It is empty when no panel is open, and null in tables without panels. */
export const OpenRow = createContext<string | null>(null);
