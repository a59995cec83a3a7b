import { createContext } from "react";

/** The label that the list around the tiles says already, by its title, filter or order: the tiles leave it out. */
export const SaidByList = createContext<string | null>(null);
