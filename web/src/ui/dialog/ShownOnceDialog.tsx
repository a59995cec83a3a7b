import type { ComponentProps, ReactNode } from "react";
import { CopyButton } from "../button/CopyButton.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import styles from "./ShownOnceDialog.module.css";

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, "icon" | "title" | "children"> {
  /** What is shown: one text, or several. */
  texts: readonly string[];
  /** What it is, for screen readers. */
  name: string;
  /** The label of the only button. */
  done: ReactNode;
  onDone: () => void;
}

/**
 * Shows something that nobody can show again, such as a first password. Only its button closes it: Escape, Back and a press
 * beside it do nothing.
 */
export const ShownOnceDialog = ({ texts, name, done, onDone, ...question }: Props) => (
  <ConfirmDialog
    {...question}
    confirm={done}
    onConfirm={onDone}
    offers={
      <div className={styles.shown}>
        <ul className={styles.texts} aria-label={name}>
          {texts.map((text) => (
            <li key={text}>
              <code>{text}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={texts.join("\n")} name={name} />
      </div>
    }
  />
);
