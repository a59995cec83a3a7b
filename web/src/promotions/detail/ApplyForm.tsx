import { Form, Formik } from "formik";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { object, string } from "yup";
import type { ApplyFormMutation } from "../../__generated__/ApplyFormMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { FormError } from "../../forms/FormError.tsx";
import { lengthOf, TextAreaField } from "../../forms/TextAreaField.tsx";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PicturesField } from "../../uploads/PicturesField.tsx";
import { usePictures } from "../../uploads/usePictures.ts";
import styles from "../Promotions.module.css";

const [MOST_REMARK, MOST_PICTURES] = [140, 3];

/** An application: a remark, and up to three pictures. */
export function ApplyForm({ promotionId, onClose }: { promotionId: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const pictures = usePictures(MOST_PICTURES, "promotion");
  const apply = useFormChange<ApplyFormMutation, { remark: string }>(
    graphql`
      mutation ApplyFormMutation($input: ApplyForPromotionInput!) {
        applyForPromotion(input: $input) {
          standing {
            ...PromotionStanding_standing
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: true,
      variables: ({ remark }) => ({ input: { promotionId, remark: remark.trim(), imageIds: pictures.imageIds } }),
      onDone: onClose,
    },
  );
  const bounds = formatMessage({ id: "promotion_remark_bounds" }, { most: MOST_REMARK });
  const schema = object({
    remark: string().test("most", bounds, (text = "") => lengthOf(text) <= MOST_REMARK),
  });
  return (
    <Formik initialValues={{ remark: "" }} validationSchema={schema} onSubmit={apply}>
      {({ status, isSubmitting }: { status?: Failure; isSubmitting: boolean }) => (
        <Form ref={form} className={styles.form} noValidate aria-label={formatMessage({ id: "promotion_application" })}>
          <TextAreaField
            name="remark"
            label={formatMessage({ id: "promotion_remark" })}
            isOptional
            most={MOST_REMARK}
            rows={3}
          />
          <PicturesField pictures={pictures} most={MOST_PICTURES} error={status?.fields.imageIds} />
          <FormError />
          <div className={styles.buttons}>
            <Button type="submit" isBusy={isSubmitting} disabled={pictures.isHeld} text="promotion_apply_send" />
            <Button variant="secondary" onClick={onClose} text="cancel" />
          </div>
        </Form>
      )}
    </Formik>
  );
}
