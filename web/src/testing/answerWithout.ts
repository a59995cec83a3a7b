import type { GraphQLResponse, OperationDescriptor } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";

type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1];

/** A generated answer in which one field has failed; the resolvers return null for it. */
export function answerWithout(path: string[], operation: OperationDescriptor, resolvers: Resolvers): GraphQLResponse {
  const answer = MockPayloadGenerator.generate(operation, resolvers);
  if (!("data" in answer) || !answer.data) throw new Error("an answer without data");
  return { data: answer.data, errors: [{ message: "The platform does not answer.", path }] };
}
