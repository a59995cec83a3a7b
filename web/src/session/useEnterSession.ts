import { useNavigate, useRevalidator } from "react-router-dom";
import { forgetAnswers } from "../relay/environment.ts";
import { announceSessionChange } from "./sessionChannel.ts";

/**
 * What follows every login: nothing that the guest saw stays in the store, each screen asks again as the new caller, and
 * the visitor goes on with what they came for, or home.
 */
export function useEnterSession() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async (onLoggedIn: (() => void) | undefined) => {
    announceSessionChange();
    forgetAnswers();
    await revalidate();
    if (onLoggedIn) onLoggedIn();
    else await navigate("/");
  };
}
