import { isRealAccount, useCaller } from "./caller.ts";

/** Whether the visitor is logged in with a real account. */
export const useHasAccount = () => isRealAccount(useCaller());
