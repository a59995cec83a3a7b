import type {
  TransferDirection,
  TransferTerms,
  TransferToDownlineInput,
  TransferToUplineInput,
} from "../__generated__/types.ts";
import { unlessRefused } from "../upstream/absence.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { transferTerms } from "./memberTransfers.wire.ts";
import { moved } from "./wallet.wire.ts";

const encrypt = true;
const calls = {
  terms: ownRead("GET /wps/relay/GCS_transferConfig", transferTerms),
  toUpline: change("POST /wps/relay/GCS_transferUpline", moved, { encrypt }),
  toDownline: change("POST /wps/relay/GCS_transferDownline", moved, { encrypt }),
};

const bodyOf = ({ amount, paymentPassword, remark }: TransferToUplineInput) => ({
  amount,
  paymentPassword,
  ...(remark && { remark }),
});

/** The platform calls that move money between members. */
export const memberTransfersUpstream = defineUpstream((scope) => ({
  /** Null where the platform allows no transfers. */
  terms: (direction: TransferDirection): Promise<TransferTerms | null> =>
    calls.terms(scope, { query: { direction } }).catch(unlessRefused("TRANSFER_NOT_ALLOWED", null)),
  toUpline: (input: TransferToUplineInput) =>
    calls.toUpline(scope, { idempotencyKey: input.idempotencyKey, body: bodyOf(input) }),
  toDownline: (input: TransferToDownlineInput) =>
    calls.toDownline(scope, {
      idempotencyKey: input.idempotencyKey,
      body: { account: input.account, ...bodyOf(input) },
    }),
}));
