import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type {
  CodeChannel,
  MemberCodeFieldMutation,
  MemberCodePurpose,
} from "../../__generated__/MemberCodeFieldMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import { outcomeOf } from "../../session/phone/useSmsSender.ts";

interface Props {
  name: string;
  channel: CodeChannel;
  purpose: MemberCodePurpose;
}

const NO_FIELDS: readonly string[] = [];

/** The field for a code to the member's own number or address, and the button that sends it. */
export function MemberCodeField({ name, channel, purpose }: Props) {
  const { formatMessage } = useIntl();
  const { change } = useChange<MemberCodeFieldMutation>(
    graphql`
      mutation MemberCodeFieldMutation($input: RequestMemberCodeInput!) {
        requestMemberCode(input: $input) {
          secondsToWait
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
  );
  const send = async () => {
    const { done, failure } = await change({ input: { channel, purpose } });
    return outcomeOf(done?.requestMemberCode, failure);
  };
  return (
    <SmsCodeField<object>
      name={name}
      purpose={`${purpose}_${channel}`}
      send={send}
      fields={NO_FIELDS}
      label={formatMessage({ id: channel === "EMAIL" ? "email_code" : "sms_code" })}
    />
  );
}
