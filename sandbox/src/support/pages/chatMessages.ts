/** Data that the server puts into a chat page. */
export interface ChatBoot {
  /** Null for guests; their first call returns one. */
  secret: string | null;
  desk: "CHAT" | "LIVE" | "VIP";
  language: string;
  locale: string;
  /** Origins that may embed the page. */
  embedders: string[];
  texts: Record<string, string>;
}

/** A line of the conversation. */
export interface Line {
  id: number;
  author: "VISITOR" | "AGENT";
  content: string;
  /** ISO 8601. */
  at: string;
}
