import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { SecondFactorScreen_member$key } from "../../__generated__/SecondFactorScreen_member.graphql.ts";
import type { SecondFactorScreenQuery } from "../../__generated__/SecondFactorScreenQuery.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";
import type { SettingScreenProps } from "../settings.ts";
import { SecondFactorOff } from "./SecondFactorOff.tsx";
import { SecondFactorOn } from "./SecondFactorOn.tsx";

/** Recovery codes, which are shown once. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useIntl().formatMessage({ id: "second_factor_codes_title" });
  return (
    <ShownOnceDialog
      title={title}
      texts={codes}
      name={title}
      done={<FormattedMessage id="second_factor_codes_kept" />}
      onDone={onKept}
    >
      <FormattedMessage id="second_factor_codes_text" />
    </ShownOnceDialog>
  );
}

/** The second factor of the logins: switch it on, make recovery codes, switch it off. */
export function SecondFactorScreen({ onDone }: SettingScreenProps) {
  const { viewer } = useFreshQuery<SecondFactorScreenQuery>(graphql`
    query SecondFactorScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...SecondFactorScreen_member
        }
      }
    }
  `);
  return viewer.member && <Content member={viewer.member} onDone={onDone} />;
}

function Content({ member, onDone }: SettingScreenProps & { member: SecondFactorScreen_member$key }) {
  const { formatMessage } = useIntl();
  const { security } = useFragment(
    graphql`
      fragment SecondFactorScreen_member on Member @throwOnFieldError {
        security {
          secondFactor {
            enabledAt
            ...SecondFactorOn_secondFactor
          }
        }
      }
    `,
    member,
  );
  const { secondFactor } = security;
  /** Codes that were made just now. They are in no store, so that nothing keeps them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const text = (id: "second_factor_done" | "second_factor_ended") => formatMessage({ id });
  return (
    <>
      {secondFactor.enabledAt === null ? (
        <SecondFactorOff onCodes={setCodes} />
      ) : (
        <SecondFactorOn
          secondFactor={secondFactor}
          onCodes={setCodes}
          onEnded={() => onDone(text("second_factor_ended"))}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => onDone(text("second_factor_done"))} />}
    </>
  );
}
