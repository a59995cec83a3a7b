import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "./IconButton.tsx";

interface Props {
  text: string;
  /** What is copied, for screen readers. */
  name: string;
}

/** Copies a text; says for a moment that it has. */
export function CopyButton({ text, name }: Props) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <IconButton label={formatMessage({ id: "copy_name" }, { name })} onClick={() => void copy()}>
        {isCopied ? <Check size={18} /> : <Copy size={18} />}
      </IconButton>
      <span role="status" className="visually-hidden">
        {isCopied && formatMessage({ id: "register_copied" })}
      </span>
    </>
  );
}
