import { ImagePlus, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { isRealAccount, useCaller } from "../caller/caller.ts";
import { useSessionDialogs } from "../caller/sessionDialogs.ts";
import field from "../forms/TextField.module.css";
import { Button } from "../ui/button/Button.tsx";
import { Text } from "../ui/text/Text.tsx";
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
export function PicturesField({ pictures: held, most, label, error }: Props) {
  const { formatMessage } = useIntl();
  const { pictures, add, remove, sendAgain, hasRoom } = held;
  const id = useId();
  const notice = error ?? noticeOf(held, most);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const caller = useCaller();
  const { openLogin } = useSessionDialogs();
  const mayUpload = isRealAccount(caller);
  const removeOne = (key: string) => {
    // The button to add one may appear only now. It takes the focus from the button that goes away.
    flushSync(() => remove(key));
    addButton.current?.focus();
  };
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
              <Chosen
                key={picture.key}
                picture={picture}
                onRemove={() => removeOne(picture.key)}
                onAgain={() => sendAgain(picture.key)}
              />
            ))}
            {hasRoom && (
              <li>
                <button ref={addButton} type="button" className={styles.add} onClick={() => input.current?.click()}>
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
          <p id={`${id}-help`} className={notice ? field.error : field.help} role={notice ? "alert" : undefined}>
            {notice ?? <FormattedMessage id="feedback_pictures_help" values={{ most }} />}
          </p>
        </>
      ) : (
        <p id={`${id}-help`} className={styles.login}>
          <FormattedMessage id={caller === "trial" ? "feedback_pictures_trial" : "feedback_pictures_login"} />
          {caller === "guest" && (
            <Button variant="ghost" size="sm" onClick={() => openLogin(() => undefined)} text="log_in" />
          )}
        </p>
      )}
    </fieldset>
  );
}

/** What the visitor should know before the form is sent: which pictures are missing. */
function noticeOf({ hasLeftOut, hasProblem }: Props["pictures"], most: number): ReactNode {
  if (hasLeftOut) return <FormattedMessage id="feedback_pictures_left_out" values={{ most }} />;
  return hasProblem ? <FormattedMessage id="feedback_pictures_unsent" /> : undefined;
}

interface ChosenProps {
  picture: ChosenPicture;
  onRemove: () => void;
  onAgain: () => void;
}

function Chosen({ picture, onRemove, onAgain }: ChosenProps) {
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
        <div className={styles.problem}>
          <Text as="p" role="alert" text={`feedback_picture_${problem}`} />
          {problem === "failed" && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={formatMessage({ id: "feedback_picture_again" }, { name })}
              onClick={onAgain}
              text="retry"
            />
          )}
        </div>
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
