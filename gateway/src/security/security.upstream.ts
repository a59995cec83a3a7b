import { z } from "zod";
import type {
  AddPayoutAccountInput,
  ResetPaymentPasswordInput,
  SetPaymentPasswordInput,
  StepUpInput,
} from "../__generated__/types.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { accountSecurity, payoutAccount, payoutAccounts, stepUpAnswer } from "./security.wire.ts";

const encrypt = true;
const calls = {
  overview: ownRead("GET /wps/member/security", accountSecurity),
  stepUp: change("POST /wps/member/stepUp", stepUpAnswer, { encrypt }),
  paymentPassword: change("PUT /wps/member/paymentPassword", z.unknown(), { encrypt }),
  resetPaymentPassword: change("POST /wps/member/paymentPassword/reset", z.unknown(), { encrypt }),
  accounts: ownRead("GET /wps/member/bankCards", payoutAccounts),
  addAccount: change("PUT /wps/member/bankCards", payoutAccount, { encrypt }),
  removeAccount: change("DELETE /wps/member/bankCards", z.unknown(), { encrypt }),
};

/** The platform calls that secure the caller's account. Changes need the token of a step-up. */
export const securityUpstream = defineUpstream((scope) => ({
  overview: () => calls.overview(scope),

  stepUp: ({ method, secret }: StepUpInput) => calls.stepUp(scope, { body: { method, secret } }),

  setPaymentPassword: (
    { newPaymentPassword, oldPaymentPassword }: SetPaymentPasswordInput,
    stepUpToken: string,
  ): Promise<unknown> =>
    calls.paymentPassword(scope, {
      body: {
        paymentPassword: newPaymentPassword,
        ...(oldPaymentPassword != null && { oldPaymentPassword }),
        stepUpToken,
      },
    }),

  resetPaymentPassword: (
    { newPaymentPassword, channel, code }: ResetPaymentPasswordInput,
    stepUpToken: string,
  ): Promise<unknown> =>
    calls.resetPaymentPassword(scope, { body: { paymentPassword: newPaymentPassword, channel, code, stepUpToken } }),

  payoutAccounts: () => calls.accounts(scope),

  addPayoutAccount: ({ bankCode, holder, accountNumber, branch }: AddPayoutAccountInput, stepUpToken: string) =>
    calls.addAccount(scope, {
      body: { bankCode, holder, accountNo: accountNumber, branch: branch ?? null, stepUpToken },
    }),

  removePayoutAccount: (bankCardId: string, stepUpToken: string) =>
    calls.removeAccount(scope, { body: { bankCardId, stepUpToken } }),
}));
