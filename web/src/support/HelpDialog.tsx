import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { NamedModalProps } from "../session/dialogs/namedModals.ts";

/** `helpModal`: the help centre has an address, so opening it by its name goes there. */
export function HelpDialog({ onClose }: NamedModalProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate("/help");
  }, [navigate, onClose]);
  return null;
}
