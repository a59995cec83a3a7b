import { ImagePlus, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCaller } from "../caller/caller.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import field from "../forms/TextField.module.css";
import { Button } from "../ui/button/Button.tsx";
import styles from "./PicturesField.module.css";
import type { ChosenPicture, usePictures } from "./usePictures.ts";

interface Props {
  pictures: ReturnType<typeof usePictures>;
  most: number;
  /** The name of the field; by default that of pictures that may be left out. */
  label?: ReactNode;
  /** Why the pictures are refused. */
  error: ReactNode;
}

/** Pictures for a text: choose, preview, remove. Only members may send pictures. */
export function PicturesField({ pictures: { pictures, add, remove, hasRoom }, most, label, error }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caller = useCaller();
  const { openLogin } = useSessionDialogs();
  const mayUpload = caller === "member" || caller === "agent";
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-help`}>
      <legend className={field.label}>
        {label ?? (
          <FormattedMessage id="field_optional" values={{ field: formatMessage({ id: "feedback_pictures" }) }} />
        )}
      </legend>
      {mayUpload ? (
        <>
          <ul className={styles.list}>
            {pictures.map((picture) => (
              <Chosen key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
            ))}
            {hasRoom && (
              <li>
                <button type="button" className={styles.add} onClick={() => input.current?.click()}>
                  <ImagePlus size={22} aria-hidden="true" />
                  <FormattedMessage id="feedback_picture_add" />
                </button>
              </li>
            )}
          </ul>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            multiple
            hidden
            data-testid="pictures"
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
          <p id={`${id}-help`} className={error ? field.error : field.help} role={error ? "alert" : undefined}>
            {error ?? <FormattedMessage id="feedback_pictures_help" values={{ most }} />}
          </p>
        </>
      ) : (
        <p id={`${id}-help`} className={styles.login}>
          <FormattedMessage id={caller === "trial" ? "feedback_pictures_trial" : "feedback_pictures_login"} />
          {caller === "guest" && (
            <Button variant="ghost" size="sm" onClick={() => openLogin(() => undefined)}>
              <FormattedMessage id="log_in" />
            </Button>
          )}
        </p>
      )}
    </fieldset>
  );
}

function Chosen({ picture, onRemove }: { picture: ChosenPicture; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const { name, previewUrl, progress, imageId, problem } = picture;
  return (
    <li className={styles.picture} data-problem={problem}>
      {problem !== "type" && <img src={previewUrl} alt={name} />}
      {imageId === null && !problem && (
        <progress
          className={styles.progress}
          value={progress}
          aria-label={formatMessage({ id: "feedback_picture_sending" }, { name })}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          <FormattedMessage id={`feedback_picture_${problem}`} />
        </p>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={formatMessage({ id: "feedback_picture_remove" }, { name })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
