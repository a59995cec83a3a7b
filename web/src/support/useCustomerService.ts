import { useCallback } from "react";
import { useIntl } from "react-intl";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useCustomerServiceQuery } from "../__generated__/useCustomerServiceQuery.graphql.ts";
import { showToastOnDemand } from "../ui/notice/showToastOnDemand.ts";

/**
 * Opens customer service in a browser window: the VIP club's for its members, the live chat for everybody else. The
 * window opens on the click and closes again when no address arrives. Call it only from a click.
 */
export function useCustomerService(): () => void {
  const environment = useRelayEnvironment();
  const { formatMessage } = useIntl();

  return useCallback(() => {
    // At once, because browsers block a window that opens later; without `noopener`, because the address is set later.
    const opened = window.open("about:blank", "_blank");
    if (opened) opened.opener = null;
    const announce = (messageId: string, url?: string) =>
      showToastOnDemand(
        formatMessage({ id: messageId }),
        url === undefined ? undefined : { url, label: formatMessage({ id: "support_open_here" }) },
      );
    // Depends on the current caller, so the answer never comes from the store.
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
        if (url === undefined) return announce("support_failed");
        if (opened === null) return announce("support_blocked", url);
        return opened.location.replace(url);
      });
  }, [environment, formatMessage]);
}
