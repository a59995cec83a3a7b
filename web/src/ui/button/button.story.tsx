import { Trash2 } from "lucide-react";
import type { States } from "../../../catalogue/story.ts";
import { BackButton } from "./BackButton.tsx";
import { Button } from "./Button.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { IconButton } from "./IconButton.tsx";

export const button: States = {
  primary: <Button>Deposit</Button>,
  secondary: <Button variant="secondary">Cancel</Button>,
  ghost: <Button variant="ghost">Skip</Button>,
  danger: <Button variant="danger">Remove</Button>,
  small: <Button size="sm">Claim</Button>,
  back: <BackButton onClick={() => undefined}>All bets</BackButton>,
  busy: <Button isBusy>Deposit</Button>,
  disabled: <Button disabled>Deposit</Button>,
  "wide, with a long label": <Button isWide>Withdraw the whole balance to the account that ends in 4821</Button>,
};

const bin = <Trash2 size={18} />;

export const iconButton: States = {
  usual: <IconButton label="Remove">{bin}</IconButton>,
  disabled: (
    <IconButton label="Remove" disabled>
      {bin}
    </IconButton>
  ),
  copies: <CopyButton text="ATR-4821" name="Number" />,
};
