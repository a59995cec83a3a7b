import { createContext } from "react";

/** The `side` of the row whose panel is open beside the table; empty while none is, null where rows open no panel. */
export const OpenRow = createContext<string | null>(null);
