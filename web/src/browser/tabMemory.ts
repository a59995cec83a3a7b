import { memoryIn } from "./memoryIn.ts";

/** Values of this tab, also after a reload. */
export const tabMemory = memoryIn(() => sessionStorage);
