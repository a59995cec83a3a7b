import { createContext } from "react";

/** Number of changes of the member's points since the mall was opened. Each change reads the records again. */
export const PointChanges = createContext(0);
