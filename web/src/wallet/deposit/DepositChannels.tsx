import { CreditCard, Landmark, type LucideIcon, QrCode, Ticket, Wallet } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type {
  DepositChannelKind,
  DepositChannels_channels$key,
} from "../../__generated__/DepositChannels_channels.graphql.ts";
import { useFormField } from "../../forms/useFormField.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { formatAmount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { isFree } from "../fees.ts";

const ICONS: Partial<Record<DepositChannelKind, LucideIcon>> = {
  BANK: Landmark,
  QR: QrCode,
  EWALLET: Wallet,
  VOUCHER: Ticket,
  HOSTED_CARD: CreditCard,
};

/** The channels to choose from, with what they cost and how long they take. */
export function DepositChannels({ channels: key }: { channels: DepositChannels_channels$key }) {
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
          amount
          currency
        }
      }
    `,
    key,
  );
  const { input, error, change } = useFormField<string>("channelId");
  const feeOf = ({ feeRate, feeFixed }: (typeof channels)[number]) => {
    if (isFree({ feeRate, feeFixed })) return formatMessage({ id: "deposit_free" });
    const parts = [
      Number(feeRate) > 0 && formatNumber(Number(feeRate), { style: "percent", maximumFractionDigits: 2 }),
      Number(feeFixed.amount) > 0 && formatAmount(feeFixed, locale),
    ].filter(Boolean);
    return formatMessage({ id: "deposit_fee_note" }, { fee: parts.join(" + ") });
  };
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>
        <FormattedMessage id="deposit_channel" />
      </legend>
      {channels.map((channel) => {
        const Icon = ICONS[channel.kind] ?? Wallet;
        const plain = <Icon size={22} aria-hidden="true" />;
        return (
          <label key={channel.internalID} className={styles.channel}>
            <input
              type="radio"
              name={input.name}
              value={channel.internalID}
              checked={input.value === channel.internalID}
              disabled={!channel.isAvailable}
              onChange={() => change(channel.internalID)}
            />
            {channel.icon ? (
              <Picture image={channel.icon} alt="" className={styles.channelIcon} fallback={plain} isEager />
            ) : (
              plain
            )}
            <span className={styles.channelName}>{channel.name}</span>
            <small className={styles.channelNote}>
              {channel.isAvailable ? (
                <>
                  {feeOf(channel)} · <FormattedMessage id="deposit_minutes" values={{ minutes: channel.minutes }} />
                </>
              ) : (
                <FormattedMessage id="deposit_closed" />
              )}
            </small>
          </label>
        );
      })}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
