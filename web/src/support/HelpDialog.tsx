import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { NamedDialogProps } from "../caller/sessionDialogs.ts";

/** `helpModal`: the help centre has an address, so opening it by its name goes there. */
export function HelpDialog({ onClose }: NamedDialogProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate("/help");
  }, [navigate, onClose]);
  return null;
}
