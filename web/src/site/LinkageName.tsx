import { type IntlShape, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type {
  LinkageName_linkage$data,
  LinkageName_linkage$key,
} from "../__generated__/LinkageName_linkage.graphql.ts";
import { pageName } from "./pageNames.ts";

/** Message ids of what the named dialogs do. */
const DIALOGS: Readonly<Record<string, string>> = {
  loginPopupModal: "log_in",
  registerModal: "register",
  download: "download_app",
  downloadQr: "download_app",
  helpModal: "help_title",
};

/** Says where a linkage leads: "Play Ocean Hunt", a promotion, a page; "Read more" when the target has no name. */
export function LinkageName({ linkage: key }: { linkage: LinkageName_linkage$key }) {
  const { formatMessage } = useIntl();
  const linkage = useFragment(
    graphql`
      fragment LinkageName_linkage on Linkage {
        kind
        target
        name
      }
    `,
    key,
  );
  return <span>{linkageText(linkage, formatMessage)}</span>;
}

function linkageText(
  { kind, target, name }: LinkageName_linkage$data,
  formatMessage: IntlShape["formatMessage"],
): string {
  if (kind === "GAME" && name) return formatMessage({ id: "games_play_named" }, { name });
  if (kind === "PROMOTION" && name) return name;
  if (kind === "URL") return URL.parse(target)?.hostname ?? target;
  if (kind === "MODAL") return formatMessage({ id: DIALOGS[target] ?? "linkage_more" });
  const page = kind === "ROUTE" ? pageName(target.replace(/[?#].*/, "")) : undefined;
  if (!page) return formatMessage({ id: "linkage_more" });
  const isNewest = /[?&]sort=new\b/.test(target);
  return formatMessage({ id: page }) + (isNewest ? ` · ${formatMessage({ id: "games_sort_NEW" })}` : "");
}
