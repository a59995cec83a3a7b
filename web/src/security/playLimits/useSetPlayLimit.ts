import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type {
  PlayLimitKind,
  PlayLimitPeriod,
  SetPlayLimitInput,
  useSetPlayLimitMutation,
} from "../../__generated__/useSetPlayLimitMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readAmount, readCount } from "../../forms/amounts.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";
import type { Money } from "../../ui/text/Money.ts";

/** A limit that is set, or none. */
export interface PlayLimit {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
  readonly amount: Money | null | undefined;
  readonly minutes: number | null | undefined;
}

/** Sets a limit; the answer has all limits of the member. */
export const setPlayLimit = graphql`
  mutation useSetPlayLimitMutation($input: SetPlayLimitInput!) {
    setPlayLimit(input: $input) {
      member {
        limitsUnreviewedSince
        playLimits @catch(to: NULL) {
          limits {
            ...PlayLimitRow_limit
          }
        }
      }
      cancelledDeposits
      userErrors {
        ...userError_form @relay(mask: false)
      }
    }
  }
`;

/** The input of a mutation that sets this limit; `value` is an amount or minutes, null for none. */
export function inputOf({ kind, period }: PlayLimit, value: string | null): SetPlayLimitInput {
  if (kind === "SESSION") return { kind, period, minutes: value === null ? null : Number(value) };
  return { kind, period, amount: value };
}

/** Sets a limit as a form's `onSubmit`. */
export function useSetPlayLimit(limit: PlayLimit, onDone: () => void) {
  const { locale, formatMessage } = useIntl();
  return useFormChange<useSetPlayLimitMutation, { value: string }>(setPlayLimit, {
    variables: ({ value }) => ({
      input: inputOf(limit, limit.kind === "SESSION" ? String(readCount(value, locale)) : readAmount(value, locale)),
    }),
    onDone({ setPlayLimit: { cancelledDeposits: count } }) {
      if (count > 0) showToastOnDemand(formatMessage({ id: "limit_deposits_cancelled" }, { count }));
      onDone();
    },
  });
}
