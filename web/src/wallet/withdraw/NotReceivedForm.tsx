import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PicturesField } from "../../uploads/PicturesField.tsx";
import { usePictures } from "../../uploads/usePictures.ts";
import styles from "./Withdraw.module.css";

const MOST_PICTURES = 3;

interface Props {
  isBusy: boolean;
  onSend: (imageIds: string[]) => void;
}

/** The report that a payment did not arrive: one to three pictures show it. */
export function NotReceivedForm({ isBusy, onSend }: Props) {
  const pictures = usePictures(MOST_PICTURES, "withdrawal");
  const [isEmpty, setEmpty] = useState(false);
  const { imageIds, isHeld } = pictures;
  return (
    <form
      className={styles.report}
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(imageIds.length === 0);
        if (imageIds.length > 0) onSend(imageIds);
      }}
    >
      <Text as="p" text="withdraw_proof_text" />
      <PicturesField
        pictures={pictures}
        most={MOST_PICTURES}
        label={<FormattedMessage id="withdraw_proof" />}
        error={isEmpty && imageIds.length === 0 ? <FormattedMessage id="withdraw_proof_required" /> : undefined}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={isHeld} text="withdraw_proof_send" />
    </form>
  );
}
