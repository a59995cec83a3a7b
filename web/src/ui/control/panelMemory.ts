import { createContext } from "react";

/**
 * What the panels of tabs keep while another one is open, by a name. The outermost tabs hold it, and forget it when they
 * disappear.
 */
export const PanelMemory = createContext<Map<string, object> | null>(null);
