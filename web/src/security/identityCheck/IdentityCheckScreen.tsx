import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IdentityCheckScreen_member$key } from "../../__generated__/IdentityCheckScreen_member.graphql.ts";
import type { IdentityCheckScreenQuery } from "../../__generated__/IdentityCheckScreenQuery.graphql.ts";
import type { IdentityCheckScreenSubscription } from "../../__generated__/IdentityCheckScreenSubscription.graphql.ts";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { Text } from "../../ui/text/Text.tsx";
import styles from "../Settings.module.css";
import { IdentityDocumentForm } from "./IdentityDocumentForm.tsx";

/** Where the identity check stands, and a form for the documents that it waits for. */
export function IdentityCheckScreen() {
  const { viewer } = useFreshQuery<IdentityCheckScreenQuery>(graphql`
    query IdentityCheckScreenQuery @throwOnFieldError {
      viewer {
        member {
          ...IdentityCheckScreen_member
        }
      }
    }
  `);
  useWatch<IdentityCheckScreenSubscription>(graphql`
    subscription IdentityCheckScreenSubscription {
      identityCheckChanged {
        ...IdentityCheckScreen_member
      }
    }
  `);
  return viewer.member && <Content member={viewer.member} />;
}

function Content({ member }: { member: IdentityCheckScreen_member$key }) {
  const { identityCheck } = useFragment(
    graphql`
      fragment IdentityCheckScreen_member on Member @throwOnFieldError {
        identityCheck {
          status
          reason
          isRequired
          acceptedKinds
        }
      }
    `,
    member,
  );
  const { status, reason, isRequired, acceptedKinds } = identityCheck;
  const kinds = acceptedKinds.filter((kind) => kind !== "UNKNOWN");
  return (
    <>
      <div role="status" className={styles.about}>
        <p>
          <FormattedMessage id={`identity_text_${status}`} />
          {reason && reason !== "UNKNOWN" && (
            <>
              {" "}
              <FormattedMessage id={`identity_reason_${reason}`} />
            </>
          )}
        </p>
        {isRequired && <Text as="p" text="identity_required" />}
      </div>
      {kinds.length > 0 && <IdentityDocumentForm key={kinds.join()} kinds={kinds} />}
    </>
  );
}
