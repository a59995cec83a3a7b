export * from "./__generated__/documents.generated.ts";
export { AtriumError, type Code } from "./atriumError.ts";
export { type Atrium, type AtriumOptions, createAtrium, type Leaving } from "./createAtrium.ts";
export { type DateTime, type Decimal, isDecimal, type TypedDocument } from "./document.ts";
export type { HumanCheckTask } from "./humanCheck.ts";
export type { KeyStorage } from "./sentKeys.ts";
export type { Following } from "./subscribe.ts";
