import { useCallback } from "react";
import { useIntl } from "react-intl";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCustomerServiceQuery } from "../__generated__/useCustomerServiceQuery.graphql.ts";

/**
 * Opens customer service in a window of its own: the VIP club's for whom it is there, live chat for everybody else. The
 * window opens with the click and is closed again when nobody knows where to lead it. Call it from a click only.
 */
export function useCustomerService(): () => void {
  const environment = useRelayEnvironment();
  const { formatMessage } = useIntl();

  return useCallback(() => {
    // At once, and without `noopener`: later, browsers take it for one that nobody asked for, and we have to lead it on.
    const opened = window.open("about:blank", "_blank");
    if (opened) opened.opener = null;
    const tell = async (messageId: string, url?: string) => {
      const { showToast } = await import("../ui/notice/showToast.ts");
      showToast(
        formatMessage({ id: messageId }),
        url === undefined ? undefined : { url, label: formatMessage({ id: "support_open_here" }) },
      );
    };
    // Who is logged in decides, and that may have changed: never from the store.
    fetchQuery<useCustomerServiceQuery>(
      environment,
      graphql`
        query useCustomerServiceQuery {
          viewer {
            customerService {
              url
            }
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    )
      .toPromise()
      .then(
        (data) => data?.viewer.customerService?.url,
        () => undefined,
      )
      .then((url) => {
        if (url === undefined) opened?.close();
        if (url === undefined) return tell("support_failed");
        if (opened === null) return tell("support_blocked", url);
        return opened.location.replace(url);
      });
  }, [environment, formatMessage]);
}
