import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCaptchaMutation, useCaptchaMutation$data } from "../__generated__/useCaptchaMutation.graphql.ts";

/** A new picture can be had once a second. */
const pauseMs = 1000;

/** A captcha, asked for when first shown; `refresh` brings another, at most once a second. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<useCaptchaMutation$data["requestCaptcha"]["captcha"]>(null);
  const [hasFailed, setFailed] = useState(false);
  const askedAt = useRef(0);
  const [commit] = useMutation<useCaptchaMutation>(graphql`
    mutation useCaptchaMutation {
      requestCaptcha {
        captcha {
          id
          image
        }
        userErrors {
          code
        }
      }
    }
  `);

  const refresh = useCallback(() => {
    if (Date.now() - askedAt.current < pauseMs) return;
    askedAt.current = Date.now();
    const settle = (next: typeof captcha) => {
      setCaptcha(next);
      setFailed(!next);
    };
    commit({
      variables: {},
      onCompleted: ({ requestCaptcha }) => settle(requestCaptcha.captcha),
      onError: () => settle(null),
    });
  }, [commit]);
  useEffect(refresh, [refresh]);

  return { captcha, hasFailed, refresh };
}
