import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useIntl } from "react-intl";
import { IconButton } from "../button/IconButton.tsx";

/** The cross that closes the dialog around it. */
export function DialogClose() {
  const label = useIntl().formatMessage({ id: "close" });
  return (
    <Base.Close
      render={
        <IconButton label={label}>
          <X size={20} />
        </IconButton>
      }
    />
  );
}
