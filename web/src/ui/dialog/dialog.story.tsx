import { Trash2 } from "lucide-react";
import { Pages } from "../../../catalogue/story.ts";
import { Button } from "../button/Button.tsx";
import { ConfirmDialogOnDemand } from "./ConfirmDialogOnDemand.tsx";
import { Dialog } from "./Dialog.tsx";
import { ShownOnceDialog } from "./ShownOnceDialog.tsx";

const nothing = () => undefined;

export const dialog = new Pages(300, {
  small: (
    <Dialog title="Filter" onClose={nothing} size="sm">
      <Button isWide>Show 42 games</Button>
    </Dialog>
  ),
  "long text": (
    <Dialog title="Rules of the week, and what they mean for bonuses" onClose={nothing} isText>
      <p>{"Each bet counts once, on the day on which it is settled. ".repeat(20)}</p>
    </Dialog>
  ),
});

export const confirmDialog = new Pages(340, {
  danger: (
    <ConfirmDialogOnDemand
      icon={<Trash2 size={28} />}
      title="Remove this account?"
      confirm="Remove"
      cancel="Keep"
      isDanger
      onConfirm={nothing}
      onClose={nothing}
    >
      Withdrawals to it that are under way are still paid.
    </ConfirmDialogOnDemand>
  ),
  "shown once": (
    <ShownOnceDialog
      title="The first password"
      texts={["atrium-4821-hall"]}
      name="Password"
      done="Done"
      onDone={nothing}
    >
      Nobody can show it again.
    </ShownOnceDialog>
  ),
});
