import { Button } from "../ui/button/Button.tsx";
import { useCaller } from "./caller.ts";
import { useSessionDialogs } from "./sessionDialogs.ts";

/** Ways in for callers without an account of their own: guests register or log in, trial accounts register. */
export function JoinButtons() {
  const caller = useCaller();
  const { openLogin, openRegister } = useSessionDialogs();
  return (
    <>
      {caller !== "subAccount" && <Button onClick={() => openRegister()} text="register" />}
      {caller === "guest" && <Button variant="secondary" onClick={() => openLogin()} text="log_in" />}
    </>
  );
}
