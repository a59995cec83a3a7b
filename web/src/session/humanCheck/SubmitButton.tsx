import { useFormikContext } from "formik";
import { type ReactNode, useState } from "react";
import type { FormStatus } from "../../forms/formStatus.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Countdown } from "../form/Countdown.tsx";
import { HumanCheckProgress } from "./HumanCheckProgress.tsx";

interface Props {
  children: ReactNode;
  /** Something that belongs to the form is still under way. */
  isHeld?: boolean;
}

/** Sends the form around. Where the gateway said when to try again, it counts down until then. */
export function SubmitButton({ children, isHeld = false }: Props) {
  const formik = useFormikContext();
  const status: FormStatus | undefined = formik.status;
  const [over, setOver] = useState<FormStatus>();
  const seconds = status?.form?.retryAfter;
  const isWaiting = seconds !== undefined && over !== status;
  return (
    <>
      {isWaiting && <Countdown key={seconds} seconds={seconds} onOver={() => setOver(status)} />}
      <Button type="submit" isWide isBusy={formik.isSubmitting} disabled={isWaiting || isHeld}>
        {children}
      </Button>
      <HumanCheckProgress />
    </>
  );
}
