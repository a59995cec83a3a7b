import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "./IconButton.tsx";

const SAID_MS = 4_000;

interface Props {
  text: string;
  /** What is copied, for screen readers. */
  name: string;
}

/** Copies a text; says for a moment that it has. */
export function CopyButton({ text, name }: Props) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
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
