import { Suspense } from "react";
import { AccountPane } from "../member/account/AccountPane.tsx";
import { AccountVisit } from "../security/visit/AccountVisit.tsx";
import { renderAs } from "./renderAs.tsx";

/** Opens a setting of the security centre as a member. */
export const renderSetting = (setting: string) => {
  const element = (
    <Suspense>
      <AccountPane />
    </Suspense>
  );
  return renderAs("member", [{ path: "*", element }], `/?member=securityCenter&setting=${setting}`);
};

/** Renders what a member's visit asks of the account. */
export const renderVisit = () => {
  const element = (
    <Suspense>
      <AccountVisit />
    </Suspense>
  );
  return renderAs("member", [{ path: "*", element }], "/");
};
