import type { GraphQLSingularResponse } from "relay-runtime";
import { currentLanguage } from "../../i18n/language.ts";

interface EmbeddedAnswer {
  documentId: string;
  variables: Record<string, unknown>;
  answer: GraphQLSingularResponse;
}

let answers: EmbeddedAnswer[] | undefined;

/**
 * The answer that the gateway sent with the page, if there is one in this client's language. It is used once: a second
 * request wants new data.
 */
export function takeEmbeddedAnswer(
  id: string,
  variables: Record<string, unknown>,
): GraphQLSingularResponse | undefined {
  answers ??= readAnswers();
  const wanted = JSON.stringify(variables);
  const index = answers.findIndex(
    (first) => first.documentId === `sha256:${id}` && JSON.stringify(first.variables) === wanted,
  );
  return index < 0 ? undefined : answers.splice(index, 1)[0]?.answer;
}

function readAnswers(): EmbeddedAnswer[] {
  const script = document.querySelector<HTMLScriptElement>("script#first-answers");
  return script?.dataset.language === currentLanguage() ? JSON.parse(script.text) : [];
}
