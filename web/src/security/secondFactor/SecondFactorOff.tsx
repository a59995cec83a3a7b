import { useState } from "react";
import { graphql } from "react-relay";
import type { SecondFactorOffMutation } from "../../__generated__/SecondFactorOffMutation.graphql.ts";
import { FailureNote } from "../../change/FailureNote.tsx";
import { useChange } from "../../change/useChange.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import { ConfirmApp } from "./ConfirmApp.tsx";

interface App {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** Sets the second factor up: a new key for the app, and a code that confirms it. */
export function SecondFactorOff({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [app, setApp] = useState<App | null>(null);
  const { change, isBusy, failure } = useChange<SecondFactorOffMutation>(
    graphql`
      mutation SecondFactorOffMutation {
        beginSecondFactor {
          secret
          otpauthUrl
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
  );
  const begin = async () => {
    const { secret, otpauthUrl } = (await change({})).done?.beginSecondFactor ?? {};
    if (secret && otpauthUrl) setApp({ secret, otpauthUrl });
  };
  if (app) return <ConfirmApp {...app} onCodes={onCodes} />;
  return (
    <>
      <Text as="p" className={styles.about} text="second_factor_about" />
      <FailureNote failure={failure} />
      <Button isWide isBusy={isBusy} onClick={() => void begin()} text="second_factor_begin" />
    </>
  );
}
