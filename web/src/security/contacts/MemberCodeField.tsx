import { useIntl } from "react-intl";
import type { CodeChannel, MemberCodePurpose } from "../../__generated__/useMemberCodeSenderMutation.graphql.ts";
import { SmsCodeField } from "../../session/phone/SmsCodeField.tsx";
import { useMemberCodeSender } from "./useMemberCodeSender.ts";

interface Props {
  name: string;
  channel: CodeChannel;
  purpose: MemberCodePurpose;
}

const NO_FIELDS: readonly string[] = [];

/** The field for a code to the member's own number or address, and the button that sends it. */
export function MemberCodeField({ name, channel, purpose }: Props) {
  const { formatMessage } = useIntl();
  const send = useMemberCodeSender(channel, purpose);
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
