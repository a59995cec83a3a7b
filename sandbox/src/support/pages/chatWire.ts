/** What the server puts into a chat page. */
export interface ChatBoot {
  /** Null for guests, who get one when they begin. */
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
  at: string;
}
