import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../ui/button/IconButton.tsx";
import { TextField } from "./TextField.tsx";

/** A password field with a button that shows the text. Pasting and password managers work. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={formatMessage({ id: isShown ? "password_hide" : "password_show" })}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} />
        </IconButton>
      }
    />
  );
}
