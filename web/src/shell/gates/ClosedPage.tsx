import { DoorClosed, MapPinOff } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ClosedPage_status$key } from "../../__generated__/ClosedPage_status.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Arch } from "../../ui/state/Arch.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./ClosedPage.module.css";

/**
 * Shown instead of the client during maintenance and to visitors from closed regions. The shell removes it when the
 * site opens.
 */
export function ClosedPage({ status: key }: { status: ClosedPage_status$key }) {
  const { state, endsAt, contactUrl, ip, country } = useFragment(
    graphql`
      fragment ClosedPage_status on SystemStatus {
        state
        endsAt
        contactUrl
        ip
        country
      }
    `,
    key,
  );
  const isMaintenance = state === "MAINTENANCE";
  const Icon = isMaintenance ? DoorClosed : MapPinOff;
  return (
    <main className={styles.page}>
      <Arch>
        <Icon size={44} />
      </Arch>
      <Text as="h1" text={isMaintenance ? "maintenance_title" : "restricted_title"} />
      <Text as="p" className={styles.text} text={isMaintenance ? "maintenance_text" : "restricted_text"} />
      {isMaintenance && endsAt && (
        <p className={styles.fact}>
          <FormattedMessage id="maintenance_ends" values={{ at: <Moment at={endsAt} style="plain" /> }} />
        </p>
      )}
      {!isMaintenance && (
        <dl className={styles.facts}>
          <Text as="dt" text="your_ip" />
          <dd>{ip ?? "–"}</dd>
          <Text as="dt" text="your_country" />
          <dd>{country ?? "–"}</dd>
        </dl>
      )}
      {contactUrl && (
        <a className={styles.contact} href={contactUrl} target="_blank" rel="noopener noreferrer">
          <FormattedMessage id="support_service" />
        </a>
      )}
    </main>
  );
}
