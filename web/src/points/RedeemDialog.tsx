import { Form, Formik } from "formik";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { object, string } from "yup";
import type {
  PointRewardKind,
  RedeemDialog_reward$data,
  RedeemDialog_reward$key,
} from "../__generated__/RedeemDialog_reward.graphql.ts";
import type { RedeemDialogMutation } from "../__generated__/RedeemDialogMutation.graphql.ts";
import type { RedeemDialogQuery } from "../__generated__/RedeemDialogQuery.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { readCount } from "../forms/amounts.ts";
import { MoneyFormError } from "../forms/MoneyFormError.tsx";
import { lengthOf, TextAreaField } from "../forms/TextAreaField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { secret } from "../relay/secret.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { showToastOnDemand } from "../ui/notice/showToastOnDemand.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { FactLine } from "../ui/text/Facts.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./PointRewards.module.css";
import { PointsPassword } from "./PointsPassword.tsx";

const MOST_AT_ONCE = 100;
const NOTES: Partial<Record<PointRewardKind, string>> = {
  ITEM: "points_redeem_item_note",
  FREE_SPINS: "points_redeem_spins_note",
};
const ADDRESS = { least: 10, most: 300 };

interface Values {
  quantity: string;
  address: string;
  password: string;
}

interface Props {
  reward: RedeemDialog_reward$key;
  onClose: () => void;
}

/** Asks how many of a reward, where to send an item, and for the password; says what is left of the points. */
export function RedeemDialog({ reward: key, onClose }: Props) {
  const reward = useFragment(
    graphql`
      fragment RedeemDialog_reward on PointReward {
        id
        title
        kind
        points
        stock
        mostPerMember
      }
    `,
    key,
  );
  return (
    <Dialog
      title={<FormattedMessage id="points_redeem_title" values={{ title: reward.title }} />}
      onClose={onClose}
      isSticky
    >
      <ScreenPart skeleton={<Skeleton style={{ height: "20rem" }} />}>
        <Content reward={reward} onRedeemed={onClose} />
      </ScreenPart>
    </Dialog>
  );
}

function Content({ reward, onRedeemed }: { reward: RedeemDialog_reward$data; onRedeemed: () => void }) {
  const { formatMessage, locale } = useIntl();
  const { id, title, kind, points, stock, mostPerMember } = reward;
  const { viewer } = useOwnQuery<RedeemDialogQuery>(
    graphql`
      query RedeemDialogQuery @throwOnFieldError {
        viewer {
          member {
            points {
              total
            }
          }
        }
      }
    `,
    {},
  );
  const total = viewer.member?.points?.total ?? 0;
  const most = Math.min(MOST_AT_ONCE, stock ?? MOST_AT_ONCE, mostPerMember ?? MOST_AT_ONCE);
  const isItem = kind === "ITEM";
  const submit = useFormChange<RedeemDialogMutation, Values>(
    graphql`
      mutation RedeemDialogMutation($input: RedeemPointRewardInput!) {
        redeemPointReward(input: $input) {
          reward {
            ...PointRewardCard_reward
          }
          member {
            points {
              ...OwnPoints_sums @relay(mask: false)
            }
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "redeem points",
      variables: ({ quantity, address, password }) => ({
        input: {
          rewardId: id,
          quantity: readCount(quantity, locale),
          address: isItem ? address.trim() : null,
          password: secret(password),
        },
      }),
      onDone() {
        const text = formatMessage({ id: "points_redeem_done" }, { title });
        showToastOnDemand(text);
        onRedeemed();
      },
    },
  );
  const schema = object({
    quantity: string()
      .default("")
      .test(
        "range",
        formatMessage({ id: "points_quantity_range" }, { most }),
        (text) => readCount(text, locale) <= most,
      )
      .test("points", formatMessage({ id: "points_too_few" }), (text) => !(points * readCount(text, locale) > total)),
    address: string()
      .default("")
      .test("address", formatMessage({ id: "points_address_range" }, ADDRESS), (text) => {
        const length = lengthOf(text);
        return !isItem || (length >= ADDRESS.least && length <= ADDRESS.most);
      }),
    password: string().required(formatMessage({ id: "points_password_missing" })),
  });
  return (
    <Formik<Values>
      initialValues={{ quantity: "1", address: "", password: "" }}
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => {
        const price = points * (readCount(values.quantity, locale) || 0);
        return (
          <Form className={styles.form} noValidate>
            <TextField
              name="quantity"
              label={formatMessage({ id: "points_quantity" })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              required
              help={
                stock === 0 ? (
                  <FormattedMessage id="points_stock" values={{ stock }} />
                ) : (
                  <FormattedMessage id="points_quantity_most" values={{ most }} />
                )
              }
            />
            {isItem && (
              <TextAreaField
                name="address"
                label={formatMessage({ id: "points_address" })}
                autoComplete="street-address"
                rows={3}
                most={ADDRESS.most}
                required
                help={<FormattedMessage id="points_address_help" />}
              />
            )}
            <PointsPassword />
            <dl className={styles.sums} aria-live="polite">
              <FactLine name="points_price">
                <FormattedMessage id="points_count" values={{ points: price }} />
              </FactLine>
              <FactLine name="points_left">
                <FormattedMessage id="points_count" values={{ points: Math.max(0, total - price) }} />
              </FactLine>
            </dl>
            <Text as="p" className={styles.note} text={NOTES[kind] ?? "points_redeem_money_note"} />
            <MoneyFormError change="redeem points" />
            <Button type="submit" isWide isBusy={isSubmitting} disabled={stock === 0} text="points_redeem_submit" />
          </Form>
        );
      }}
    </Formik>
  );
}
