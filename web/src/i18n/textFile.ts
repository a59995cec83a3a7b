import type { MessageFormatElement } from "react-intl";

/** Texts by id, parsed. */
export type ParsedMessages = Record<string, MessageFormatElement[]>;

/** Texts by id. Tests may pass them as they are written. */
export type Messages = Record<string, string> | ParsedMessages;

/** A file of texts. */
export interface TextFile {
  default: ParsedMessages;
}
