import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { showToastOnDemand } from "../notice/showToastOnDemand.ts";
import { IconButton } from "./IconButton.tsx";

const SAID_MS = 4_000;

interface Props {
  text: string;
  /** What is copied, for screen readers. */
  name: string;
}

/** Copies a text; says for a moment that it has, or that it could not. */
export function CopyButton({ text, name }: Props) {
  const { formatMessage } = useIntl();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard, whatever its type says.
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setCopied(null);
      showToastOnDemand(formatMessage({ id: "copy_failed" }));
    }
  };
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
