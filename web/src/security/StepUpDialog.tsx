import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { StepUpDialogQuery } from "../__generated__/StepUpDialogQuery.graphql.ts";
import { ScreenPart } from "../relay/ScreenPart.tsx";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./StepUp.module.css";
import { StepUpForm } from "./StepUpForm.tsx";

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a proof that the member makes the change. */
export const StepUpDialog = ({ onDone, onClose }: Props) => (
  <Dialog title={<FormattedMessage id="step_up_title" />} size="sm" isSticky onClose={onClose}>
    <ScreenPart skeleton={<Skeleton className={styles.skeleton} />}>
      <Content onDone={onDone} />
    </ScreenPart>
  </Dialog>
);

function Content({ onDone }: Pick<Props, "onDone">) {
  const { viewer } = useFreshQuery<StepUpDialogQuery>(graphql`
    query StepUpDialogQuery @throwOnFieldError {
      viewer {
        member {
          ...StepUpForm_member
        }
      }
    }
  `);
  return viewer.member && <StepUpForm member={viewer.member} onDone={onDone} />;
}
