import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { NamedDialogProps } from "../caller/sessionDialogs.ts";

/** `helpModal`: opens the help centre at its own path. */
export function HelpDialog({ onClose }: NamedDialogProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate("/help");
  }, [navigate, onClose]);
  return null;
}
