import { createContext } from "react";

/** The `side` of the row whose panel is open beside the table; empty without one. */
export const OpenRow = createContext("");
