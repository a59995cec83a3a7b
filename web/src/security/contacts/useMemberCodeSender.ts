import { graphql } from "react-relay";
import type {
  CodeChannel,
  MemberCodePurpose,
  useMemberCodeSenderMutation,
} from "../../__generated__/useMemberCodeSenderMutation.graphql.ts";
import { useCodeSender } from "./useCodeSender.ts";

/** Sends a code to the member's own number or address. */
export function useMemberCodeSender(channel: CodeChannel, purpose: MemberCodePurpose) {
  const send = useCodeSender<useMemberCodeSenderMutation>(
    graphql`
      mutation useMemberCodeSenderMutation($input: RequestMemberCodeInput!) {
        requestMemberCode(input: $input) {
          secondsToWait
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    (response) => response.requestMemberCode,
  );
  return () => send({ input: { channel, purpose } });
}
