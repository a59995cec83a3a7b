import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useInvitationMutation } from "../../__generated__/useInvitationMutation.graphql.ts";
import { commit } from "../../change/commit.ts";

interface Own {
  readonly code: string;
  readonly domain: string | null | undefined;
}

/**
 * The invitation of a registration. The code of the site's own agent is checked at once: while it is valid, the form
 * asks for no other. `check` validates a typed code; when the platform rejects it, `isRefused` is true until `forget`.
 */
export function useInvitation(own: Own | null | undefined) {
  const environment = useRelayEnvironment();
  const [isOwnGood, setOwnGood] = useState<boolean | null>(own ? null : false);
  const [isRefused, setRefused] = useState(false);
  const code = own?.code;
  const domain = own?.domain;
  useEffect(() => {
    if (code === undefined) return undefined;
    let isGone = false;
    void isGood(environment, code, domain).then((answer) => {
      if (!isGone) setOwnGood(answer === true);
    });
    return () => {
      isGone = true;
    };
  }, [environment, code, domain]);

  async function check(typed: string): Promise<boolean> {
    if (typed === "" || isOwnGood) return true;
    // Without an answer, the registration itself reports a wrong code.
    const answer = await isGood(environment, typed, undefined);
    setRefused(answer === false);
    return answer !== false;
  }
  return {
    isFieldShown: isOwnGood === false,
    hasOwn: isOwnGood === true,
    check,
    isRefused,
    forget: () => setRefused(false),
  };
}

/** Null when no usable answer came. */
const isGood = (environment: IEnvironment, code: string, domain: string | null | undefined) =>
  commit<useInvitationMutation>(environment, {
    mutation: graphql`
      mutation useInvitationMutation($input: CheckAffiliateCodeInput!) {
        checkAffiliateCode(input: $input) {
          isValid
        }
      }
    `,
    variables: { input: { code, domain: domain ?? null } },
  }).then(
    ({ checkAffiliateCode }) => checkAffiliateCode.isValid ?? null,
    () => null,
  );
