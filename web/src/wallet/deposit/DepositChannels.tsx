import { CreditCard, Landmark, type LucideIcon, QrCode, Ticket, Wallet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type {
  DepositChannelKind,
  DepositChannels_channels$key,
} from "../../__generated__/DepositChannels_channels.graphql.ts";
import cards from "../../forms/ChoiceCards.module.css";
import { ChoiceCard, ChoiceCards } from "../../forms/ChoiceCards.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import { isFree } from "../fees.ts";

const ICONS: Partial<Record<DepositChannelKind, LucideIcon>> = {
  BANK: Landmark,
  QR: QrCode,
  EWALLET: Wallet,
  VOUCHER: Ticket,
  HOSTED_CARD: CreditCard,
};

interface Props {
  channels: DepositChannels_channels$key;
  /** The platform's number of the chosen one. */
  selected: string;
}

/** The channels to choose from, with what they cost and how long they take. */
export function DepositChannels({ channels: key, selected }: Props) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const channels = useFragment(
    graphql`
      fragment DepositChannels_channels on DepositChannel @relay(plural: true) {
        internalID
        kind
        name
        icon {
          ...Picture_image
        }
        minutes
        isAvailable
        feeRate
        feeFixed {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const feeOf = ({ feeRate, feeFixed }: (typeof channels)[number]) => {
    if (isFree({ feeRate, feeFixed })) return formatMessage({ id: "deposit_free" });
    const parts = [
      Number(feeRate) > 0 && formatNumber(Number(feeRate), { style: "percent", maximumFractionDigits: 2 }),
      Number(feeFixed.amount) > 0 && formatAmount(feeFixed, locale),
    ].filter(Boolean);
    return formatMessage({ id: "deposit_fee_note" }, { fee: parts.join(" + ") });
  };
  return (
    <ChoiceCards name="channelId" title="deposit_channel">
      {channels.map((channel) => {
        const { internalID, name, icon, isAvailable, minutes } = channel;
        const Icon = ICONS[channel.kind] ?? Wallet;
        const plain = <Icon size={22} aria-hidden="true" />;
        return (
          <ChoiceCard
            key={internalID}
            field="channelId"
            value={internalID}
            icon={icon ? <Picture image={icon} alt="" className={cards.icon} fallback={plain} isEager /> : plain}
            name={name}
            note={
              isAvailable ? (
                <>
                  {feeOf(channel)} · <FormattedMessage id="deposit_minutes" values={{ minutes }} />
                </>
              ) : (
                <FormattedMessage id="deposit_closed" />
              )
            }
            isChosen={internalID === selected}
            isOpen={isAvailable}
          />
        );
      })}
    </ChoiceCards>
  );
}
