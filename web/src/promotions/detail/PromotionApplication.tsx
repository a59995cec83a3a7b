import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { PromotionApplication_application$key } from "../../__generated__/PromotionApplication_application.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { Text } from "../../ui/text/Text.tsx";

/** The state of an application, with the text and pictures that were sent. */
export function PromotionApplication({ application: key }: { application: PromotionApplication_application$key }) {
  const { status, remark, pictureCount, reason, createdAt } = useFragment(
    graphql`
      fragment PromotionApplication_application on PromotionApplication {
        status
        remark
        pictureCount
        reason
        createdAt
      }
    `,
    key,
  );
  const at = <Moment at={createdAt} style="day" />;
  return (
    <>
      {status === "APPLYING" && <Text as="p" text="promotion_note_APPLYING" values={{ at }} />}
      {status === "PROCESS" && <Text as="p" text="promotion_note_PROCESS" values={{ at }} />}
      {status === "ISSUED" && <Text as="p" text="promotion_note_ISSUED" />}
      {status === "REJECTED" && (
        <p>
          <FormattedMessage id="promotion_note_REJECTED" /> {reason}
        </p>
      )}
      {remark && (
        <p>
          <q>{remark}</q>
        </p>
      )}
      {pictureCount > 0 && <Text as="p" text="promotion_pictures" values={{ count: pictureCount }} />}
    </>
  );
}
