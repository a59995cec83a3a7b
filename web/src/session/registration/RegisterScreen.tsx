import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Navigate, useSearchParams } from "react-router-dom";
import type { RegisterScreenQuery } from "../../__generated__/RegisterScreenQuery.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { TextLink } from "../../ui/text/TextLink.tsx";
import { BackHome } from "./BackHome.tsx";
import { NewPlayerPromotions } from "./NewPlayerPromotions.tsx";
import { RegisterForms } from "./RegisterForms.tsx";
import styles from "./RegisterScreen.module.css";
import { RegisterTitle } from "./RegisterTitle.tsx";
import { useCountInviteClick } from "./useCountInviteClick.ts";

/** The registration as a page, which links and invitations lead to. Members are sent to the home screen. */
export function RegisterScreen({ queryRef }: ScreenProps<RegisterScreenQuery>) {
  const { site, viewer } = usePreloadedQuery<RegisterScreenQuery>(
    graphql`
      query RegisterScreenQuery @preloadable {
        site {
          ...RegisterTitle_site
          ...RegisterForms_site
          ...NewPlayerPromotions_site
        }
        viewer {
          ...RegisterForms_viewer
        }
      }
    `,
    queryRef,
  );
  const [params] = useSearchParams();
  const hasAccount = useHasAccount();
  useCountInviteClick(hasAccount ? null : params.get("referralCode"));
  const code = params.get("referralCode");
  const search = code === null ? "" : `?${new URLSearchParams({ referralCode: code })}`;
  const { openLogin } = useSessionDialogs();
  if (hasAccount) return <Navigate to="/" replace />;
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <section className={styles.card}>
          <BackHome />
          <h1 className={styles.title}>
            <RegisterTitle site={site} />
          </h1>
          <RegisterForms site={site} viewer={viewer} />
          <p className={styles.login}>
            <FormattedMessage id="register_have_account" />
            <Button variant="ghost" size="sm" onClick={() => openLogin()} text="log_in" />
          </p>
          <p className={styles.login}>
            <TextLink to={`/agent/apply${search}`} className={styles.apply} text="affiliate_title" />
          </p>
        </section>
        <NewPlayerPromotions site={site} />
      </div>
    </div>
  );
}
