import { FilePlus } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import type { useNextOffer_contract$key } from "../../__generated__/useNextOffer_contract.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { hasDraft, useDraftKey } from "../drafts/drafts.ts";
import own from "./Contracts.module.css";
import type { ContractKind } from "./contractKinds.ts";

const OfferDialog = lazyPart(async () => (await import("./OfferDialog.tsx")).OfferDialog, "agent");

interface Props extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  kind: ContractKind;
  /** Who is offered the contract at first. */
  account?: string;
  /** The contract that the form begins with: the offer is its next version. */
  before?: useNextOffer_contract$key;
  /** The version of that contract. */
  version?: number;
  /** Whether the form is open from the beginning. */
  startsOpen?: boolean;
}

/** Opens the form of an offer, with what was typed and not sent, and says when it was sent. */
export function OfferButton({ kind, account, before, version, startsOpen = false, ...button }: Props) {
  const draft = useDraftKey("offer", [kind, account, version]);
  const [isOffering, setOffering] = useState(startsOpen);
  const [offeredTo, setOfferedTo] = useState<string | null>(null);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          setOfferedTo(null);
          setOffering(true);
        }}
      >
        <FilePlus size={18} aria-hidden="true" />
        <FormattedMessage
          id={hasDraft(draft) ? "contracts_offer_continue" : before ? "contracts_new_version" : "contracts_offer"}
        />
      </Button>
      <p role="status" className={own.sent}>
        {offeredTo !== null && <FormattedMessage id="contracts_offer_sent" values={{ account: offeredTo }} />}
      </p>
      {isOffering && (
        <Suspense>
          <OfferDialog
            kind={kind}
            account={account}
            before={before}
            draft={draft}
            onClose={() => setOffering(false)}
            onOffered={(offered) => {
              setOfferedTo(offered);
              setOffering(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
