import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useCaptchaMutation, useCaptchaMutation$data } from "../../__generated__/useCaptchaMutation.graphql.ts";
import { commit } from "../../change/commit.ts";

type Captcha = useCaptchaMutation$data["requestCaptcha"]["captcha"];

/** The gateway gives one captcha a second. */
const pauseMs = 1000;

/**
 * A captcha, loaded when first shown. `refresh` loads another, at most once a second; `listen` plays one, which is a
 * new one the first time.
 */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const askedAt = useRef(0);
  const refreshTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const environment = useRelayEnvironment();

  const play = useCallback(async (audio: string | null | undefined) => {
    // Browsers that require a press before each sound reject this too; the next press plays it without loading.
    const isPlaying = await (audio ? new Audio(audio).play() : Promise.reject()).then(
      () => true,
      () => false,
    );
    setSilent(!isPlaying);
  }, []);

  const ask = useCallback(
    (isSpoken: boolean) => {
      askedAt.current = Date.now();
      const settle = (next: Captcha) => {
        setCaptcha(next);
        setFailed(!next);
        if (isSpoken && next) void play(next.audio);
      };
      commit<useCaptchaMutation>(environment, {
        mutation: graphql`
          mutation useCaptchaMutation($isSpoken: Boolean!) {
            requestCaptcha {
              captcha {
                id
                image
                audio @include(if: $isSpoken)
              }
            }
          }
        `,
        variables: { isSpoken },
      }).then(
        ({ requestCaptcha }) => settle(requestCaptcha.captcha),
        () => settle(null),
      );
    },
    [environment, play],
  );

  const refresh = useCallback(() => {
    if (Date.now() - askedAt.current >= pauseMs) ask(false);
  }, [ask]);
  useEffect(refresh, [refresh]);
  useEffect(() => () => clearTimeout(refreshTimer.current), []);

  const listen = () => {
    if (captcha?.audio) return void play(captcha.audio);
    clearTimeout(refreshTimer.current);
    refreshTimer.current = setTimeout(() => ask(true), Math.max(0, askedAt.current + pauseMs - Date.now()));
  };

  return { captcha, hasFailed, isSilent, refresh, listen };
}
