import { memoryIn } from "./memoryIn.ts";

/** Values of this tab, also after a reload. */
export const tabMemory = memoryIn(() => sessionStorage);

/** Keys that begin with this are about the visitor, whatever the account: they stay after a logout. */
export const VISITOR_PREFIX = "visitor.";
