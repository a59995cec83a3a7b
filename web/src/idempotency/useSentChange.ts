import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useSentChangeQuery } from "../__generated__/useSentChangeQuery.graphql.ts";
import { untilOnline } from "../browser/untilOnline.ts";
import { wholeAnswer } from "../relay/network/fetchAnswer.ts";
import { sentAt } from "./sentChanges.ts";

const PAUSE_MS = 2_000;
/**
 * As long as a change may still be on its way: the gateway delivers one for at most 20 s, and the page repeats one that a busy gateway
 * has not begun for at most 20 s. Until then, one that is unknown may arrive.
 */
const ON_ITS_WAY_MS = 40_000;
/** After so many questions the person decides when to ask again. */
const MOST_QUESTIONS = 30;

type Arrived = NonNullable<NonNullable<useSentChangeQuery["response"]["viewer"]["member"]>["sentChange"]>;

/**
 * What is known of a change. `CHECKING` and `OFFLINE` ask again by themselves, `UNSURE` does not. `UNABLE` is the end: this
 * platform can't say.
 */
export type Told =
  | { state: "CHECKING" | "OFFLINE" | "UNSURE" | "UNABLE" | "NOT_ARRIVED" }
  | { state: "ARRIVED"; change: Arrived };

/** Asks by its key whether a change of money has arrived, without sending it. `ask` asks once more. */
export function useSentChange(key: string): [told: Told, ask: () => void] {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<Told>({ state: "CHECKING" });
  useEffect(() => {
    // `attempt` only triggers another question.
    void attempt;
    const gone = new AbortController();
    const tell = (next: Told) => {
      if (!gone.signal.aborted) setTold(next);
    };
    // Ends with the component.
    follow(environment, key, gone.signal, tell).catch(() => tell({ state: "UNSURE" }));
    return () => gone.abort();
  }, [environment, key, attempt]);
  const ask = () => {
    setTold({ state: "CHECKING" });
    setAttempt((before) => before + 1);
  };
  return [told, ask];
}

async function follow(environment: IEnvironment, key: string, signal: AbortSignal, tell: (told: Told) => void) {
  for (let question = 1; question <= MOST_QUESTIONS; question += 1) {
    if (!navigator.onLine) {
      tell({ state: "OFFLINE" });
      await untilOnline(signal);
      tell({ state: "CHECKING" });
    }
    const sent = sentAt(key) ?? 0;
    const answer = await asked(environment, key);
    if (signal.aborted) return;
    if (answer === "failed" && navigator.onLine) return tell({ state: "UNSURE" });
    if (answer === null) return tell({ state: "UNABLE" });
    if (answer !== "failed" && answer.state === "ARRIVED") return tell({ state: "ARRIVED", change: answer });
    const mayCome = Date.now() - sent < ON_ITS_WAY_MS;
    if (answer !== "failed" && answer.state === "UNKNOWN" && !mayCome) return tell({ state: "NOT_ARRIVED" });
    await pause(signal);
  }
  tell({ state: "UNSURE" });
}

const asked = async (environment: IEnvironment, idempotencyKey: string) => {
  const query = graphql`
    query useSentChangeQuery($idempotencyKey: ID!) {
      viewer {
        member {
          sentChange(idempotencyKey: $idempotencyKey) {
            state
            kind
            recordId
            amount {
              amount
              currency
            }
          }
        }
      }
    }
  `;
  const options = { networkCacheConfig: { ...wholeAnswer, force: true } };
  try {
    const answer = await fetchQuery<useSentChangeQuery>(environment, query, { idempotencyKey }, options).toPromise();
    // Without a member the session is over.
    return answer?.viewer.member ? (answer.viewer.member.sentChange ?? null) : "failed";
  } catch {
    return "failed";
  }
};

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
