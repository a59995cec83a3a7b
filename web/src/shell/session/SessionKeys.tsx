import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { SessionKeys_site$key } from "../../__generated__/SessionKeys_site.graphql.ts";
import type { SessionKeys_viewer$key } from "../../__generated__/SessionKeys_viewer.graphql.ts";
import { isRealAccount, useCaller } from "../../caller/caller.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { clearSessionKeys, pendingPasswordChange, writeSessionKey } from "../../caller/sessionKeys.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useAtLeisure } from "../../ui/lazy/useAtLeisure.ts";
import { useFollowTabs } from "../appearance/useFollowTabs.ts";
import { MoneyKeys } from "./MoneyKeys.tsx";

/** The platform's numbers for the kinds of accounts. */
const TYPES: Record<string, number> = {
  PLAYER: 0,
  AGENT: 1,
  SENIOR_AGENT: 2,
  TRIAL: 4,
  AFFILIATE: 41,
  AFFILIATE_SUB_ACCOUNT: 42,
};

/**
 * Keeps the keys in session storage up to date, and opens the password change that one of them demands. Shows nothing.
 */
export function SessionKeys({
  site: siteKey,
  viewer: viewerKey,
}: {
  site: SessionKeys_site$key;
  viewer: SessionKeys_viewer$key;
}) {
  const { remindOfPassword } = useSessionDialogs();
  useFollowTabs();
  const { brand, features, domains, gameMenu } = useFragment(
    graphql`
      fragment SessionKeys_site on Site {
        brand {
          merchantCode
          platform
        }
        features {
          memberCentre
          freePlay
          chat
          pointMall
        }
        domains {
          url
          speed
        }
        gameMenu {
          category
          vendors {
            vendor {
              code
            }
          }
        }
      }
    `,
    siteKey,
  );
  const { member } = useFragment(
    graphql`
      fragment SessionKeys_viewer on Viewer {
        member {
          internalID
          username
          nickname
          kind
          labels {
            name
            color
          }
          club {
            label
            rank
            color
            secondaryColor
          }
        }
      }
    `,
    viewerKey,
  );

  const hasTime = useAtLeisure();
  const caller = useCaller();
  const isGuest = caller === "guest";
  useEffect(() => {
    writeSessionKey("merchant", brand?.merchantCode);
    writeSessionKey("merchantCode", brand?.merchantCode);
    writeSessionKey("platform", brand?.platform);
    writeSessionKey("settings", features);
    writeSessionKey("routers", domains);
    writeSessionKey(
      "gameVendor",
      gameMenu?.map(({ category, vendors }) => ({ category, vendors: vendors.map(({ vendor }) => vendor.code) })),
    );
  }, [brand, features, domains, gameMenu]);

  useEffect(() => {
    if (isGuest) clearSessionKeys();
    // Between two members the store already has the next one, and not yet all fields.
    if (!member?.labels) return;
    const { internalID, username, nickname, kind, labels, club } = member;
    writeSessionKey("account", username);
    writeSessionKey("username", username);
    writeSessionKey("nickname", nickname);
    writeSessionKey("customerId", internalID);
    writeSessionKey("isAgent", String(TYPES[kind] ?? 0));
    // In the specification's names; the label of the club, with its two colours, comes first.
    writeSessionKey("memberLabel", [
      ...(club
        ? [{ labelName: club.label, color: club.color, color2: club.secondaryColor, rankLevel: club.rank }]
        : []),
      ...labels.map(({ name, color }) => ({ labelName: name, color })),
    ]);
  }, [member, isGuest]);

  const isMember = member != null;
  const remind = useEffectEvent(() => {
    const pending = pendingPasswordChange();
    if (pending) remindOfPassword(pending);
  });
  useEffect(() => {
    if (isMember) remind();
  }, [isMember]);

  if (!isRealAccount(caller) || !member || !hasTime) return null;
  return (
    <QuietPart>
      <MoneyKeys username={member.username} />
    </QuietPart>
  );
}
