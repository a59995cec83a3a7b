import { useIntl } from "react-intl";
import { graphql, useRelayEnvironment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { useChangeLanguageMutation } from "../../__generated__/useChangeLanguageMutation.graphql.ts";
import { useCaller } from "../../caller/caller.ts";
import { commit } from "../../change/commit.ts";
import { useLanguage } from "../../i18n/IntlRoot.tsx";
import { isLanguage } from "../../i18n/language.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";

const mutation = graphql`
  mutation useChangeLanguageMutation($input: SetLanguageInput!) {
    setLanguage(input: $input) {
      userErrors {
        code
      }
    }
  }
`;

/**
 * Changes the language of the texts, of the gateway's answers and, for members, of the platform's messages. The language stays
 * when its texts can't be loaded.
 */
export function useChangeLanguage() {
  const { changeLanguage } = useLanguage();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const caller = useCaller();
  const environment = useRelayEnvironment();
  return async (code: string) => {
    if (!isLanguage(code)) return;
    try {
      await changeLanguage(code);
    } catch {
      return showToastOnDemand(formatMessage({ id: "error_network" }));
    }
    if (caller !== "guest") {
      // The choice stays on this device when the platform does not take it.
      commit<useChangeLanguageMutation>(environment, { mutation, variables: { input: { code } } }).catch(() => {});
    }
    await revalidate();
  };
}
