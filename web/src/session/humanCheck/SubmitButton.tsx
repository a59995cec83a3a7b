import { useFormikContext } from "formik";
import { type ComponentProps, useState } from "react";
import { useFormFailure } from "../../forms/useFormFailure.ts";
import type { Failure } from "../../relay/failure.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Countdown } from "../form/Countdown.tsx";
import { HumanCheckProgress } from "./HumanCheckProgress.tsx";

interface Props extends Pick<ComponentProps<typeof Button>, "text" | "children"> {
  /** Something that the form depends on is still running. */
  isHeld?: boolean;
}

/** Submits the form around it. When the gateway says when to try again, counts down until then. */
export function SubmitButton({ isHeld = false, ...label }: Props) {
  const formik = useFormikContext();
  const failure = useFormFailure();
  const [over, setOver] = useState<Failure>();
  const seconds = failure?.whole?.retryAfter;
  const isWaiting = seconds !== undefined && over !== failure;
  return (
    <>
      {isWaiting && <Countdown key={seconds} seconds={seconds} onOver={() => setOver(failure)} />}
      <Button type="submit" isWide isBusy={formik.isSubmitting} disabled={isWaiting || isHeld} {...label} />
      <HumanCheckProgress />
    </>
  );
}
