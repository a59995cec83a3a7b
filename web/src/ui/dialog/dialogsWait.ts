import { createContext } from "react";

/** True while something that must be answered first lies over the page: dialogs appear afterwards. */
export const DialogsWait = createContext(false);
