import { memoryIn } from "./memoryIn.ts";

/** Reads and stores values on this device. */
export const { recall, remember } = memoryIn(() => localStorage);
