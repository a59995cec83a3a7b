import { Suspense } from "react";
import type { Standing } from "../relay/userError.ts";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";

const StandingFacts = lazyPart(async () => (await import("./StandingFacts.tsx")).StandingFacts);

/** Below the message of a refusal: what the limit or the break behind it allows. It loads when a refusal has one. */
export const RefusalFacts = ({ limit = null, playBreak = null }: Partial<Standing>) =>
  (limit || playBreak) && (
    <Suspense>
      <StandingFacts limit={limit} playBreak={playBreak} />
    </Suspense>
  );
