import { graphql } from "react-relay";
import type {
  CodeChannel,
  MemberCodePurpose,
  useMemberCodeSenderMutation,
} from "../../__generated__/useMemberCodeSenderMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { outcomeOf } from "../../session/phone/useSmsSender.ts";

/** Sends a code to the member's own number or address. */
export function useMemberCodeSender(channel: CodeChannel, purpose: MemberCodePurpose) {
  const { change } = useChange<useMemberCodeSenderMutation>(
    graphql`
      mutation useMemberCodeSenderMutation($input: RequestMemberCodeInput!) {
        requestMemberCode(input: $input) {
          secondsToWait
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
  );
  return async () => {
    const { done, failure } = await change({ input: { channel, purpose } });
    return outcomeOf(done?.requestMemberCode, failure);
  };
}
