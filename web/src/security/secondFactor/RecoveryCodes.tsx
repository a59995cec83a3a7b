import { FormattedMessage, useIntl } from "react-intl";
import { ShownOnceDialog } from "../../ui/dialog/ShownOnceDialog.tsx";

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
