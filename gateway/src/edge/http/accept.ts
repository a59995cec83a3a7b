/** The media types that `/graphql` answers in. */
export type AnswerType = "application/graphql-response+json" | "application/json" | "text/event-stream";

const offered: readonly AnswerType[] = ["application/graphql-response+json", "application/json", "text/event-stream"];

/**
 * What to answer in. Without preference it is the legacy type, as the audit of GraphQL over HTTP asks;
 * undefined when nothing offered is accepted.
 */
export function answerType(accept: string | undefined): AnswerType | undefined {
  if (accept === undefined || accept === "*/*" || accept === "") return "application/json";
  // What our own clients send, without taking the header apart.
  if (accept === "application/graphql-response+json") return accept;
  let best: { type: AnswerType; quality: number } | undefined;
  for (const range of accept.split(",", 20)) {
    const [media = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    if (parameters.some((parameter) => parameter.startsWith("charset=") && !/^charset="?utf-?8"?$/.test(parameter))) {
      continue;
    }
    const quality = qualityOf(parameters);
    const type = media === "*/*" || media === "application/*" ? "application/json" : offered.find((o) => o === media);
    if (type !== undefined && quality > 0 && (best === undefined || quality > best.quality)) best = { type, quality };
  }
  return best?.type;
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return Number.isNaN(quality) ? 0 : Math.min(quality, 1);
}

/** Whether a person's browser asks for a page. */
export function wantsPage(accept: string | undefined): boolean {
  return accept?.includes("text/html") ?? false;
}
