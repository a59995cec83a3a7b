import clsx from "clsx";
import { Bell, Menu as MenuIcon } from "lucide-react";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { Header_site$key } from "../../__generated__/Header_site.graphql.ts";
import type { Header_viewer$key } from "../../__generated__/Header_viewer.graphql.ts";
import { useNoticeLink } from "../../announcements/board/useNoticeLink.ts";
import { useUnreadCount } from "../../announcements/unreadCount.ts";
import { useCaller } from "../../caller/caller.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { hasPart } from "../../site/hasPart.ts";
import { useChat } from "../../support/chatRequests.ts";
import icon from "../../ui/button/IconButton.module.css";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { useMedia } from "../../ui/layout/useMedia.ts";
import { firstPart, lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useAtLeisure } from "../../ui/lazy/useAtLeisure.ts";
import { AppearanceButton } from "../appearance/AppearanceButton.tsx";
import { GuestActions } from "./GuestActions.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { SearchButton } from "./SearchButton.tsx";

const MemberActions = firstPart(async () => (await import("./MemberActions.tsx")).MemberActions);
const SessionTime = lazyPart(async () => (await import("../../member/menu/SessionTime.tsx")).SessionTime);
const ChatButton = lazyPart(async () => (await import("../../support/ChatDock.tsx")).ChatButton);
const ServiceIcon = lazyPart(async () => (await import("../../support/ChatDock.tsx")).ServiceIcon);

/** Narrower headers need the room. The account menu has the time of the session, too. */
const HAS_SESSION_TIME = "(min-width: 90rem)";

interface Props {
  site: Header_site$key;
  viewer: Header_viewer$key;
  /** Opens the side menu on small screens, and folds or unfolds it on others; absent when there is no side menu. */
  onToggleMenu: (() => void) | undefined;
  /** Otherwise the menu is a drawer, which contains the chat. */
  isMenuAtSide: boolean;
  isMenuOpen: boolean;
}

export function Header({ site: siteKey, viewer: viewerKey, onToggleMenu, isMenuAtSide, isMenuOpen }: Props) {
  const { formatMessage } = useIntl();
  const noticeLink = useNoticeLink();
  const unread = useUnreadCount();
  const { unread: unreadChat } = useChat();
  const hasTime = useAtLeisure();
  const hasSessionTime = useMedia(HAS_SESSION_TIME);
  const caller = useCaller();
  const isDesk = caller === "subAccount";
  const site = useFragment(
    graphql`
      fragment Header_site on Site {
        brand {
          name
        }
        features {
          chat
          directRegistration
          freePlay
          memberCentre
          missingParts
        }
        ...AppearanceButton_site
      }
    `,
    siteKey,
  );
  const { member } = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        member {
          ...MemberActions_member
        }
      }
    `,
    viewerKey,
  );
  const chatNews = !isMenuAtSide && unreadChat > 0 && formatMessage({ id: "chat_unread" }, { count: unreadChat });
  const skeleton = <span className={styles.memberSkeleton} />;

  return (
    <header className={styles.header}>
      {onToggleMenu && (
        <IconButton
          label={[formatMessage({ id: "menu" }), chatNews].filter(Boolean).join(". ")}
          className={styles.wideOnly}
          aria-expanded={isMenuOpen}
          onClick={onToggleMenu}
        >
          <MenuIcon size={22} />
          {chatNews && <span className={icon.dot} />}
        </IconButton>
      )}
      <Logo name={site.brand?.name ?? "Atrium"} className={member && onToggleMenu ? styles.roomyOnly : undefined} />
      <div className={styles.actions}>
        {member && hasSessionTime && hasTime && (
          <QuietPart>
            <SessionTime isShort className={styles.sessionTime} />
          </QuietPart>
        )}
        {!isDesk && <SearchButton />}
        <Link to={noticeLink()} className={clsx(icon.button, styles.wideOnly)}>
          <Bell size={20} aria-hidden="true" />
          <span className="visually-hidden">
            <FormattedMessage id="notices" />
            {unread > 0 && (
              <>
                . <FormattedMessage id="announcements_unread" values={{ count: unread }} />
              </>
            )}
          </span>
          {unread > 0 && <span className={icon.dot} />}
        </Link>
        {caller === "guest" && (
          <span className={styles.chat}>
            <Suspense>{hasTime && <ServiceIcon />}</Suspense>
          </span>
        )}
        {site.features?.chat && isMenuAtSide && !isDesk && (
          <span className={styles.chat}>
            <Suspense>{hasTime && <ChatButton />}</Suspense>
          </span>
        )}
        <AppearanceButton site={site} className={member ? styles.deskOnly : undefined} />
        {member && (
          <Suspense fallback={skeleton}>
            <MemberActions
              member={member}
              hasCashier={!isDesk && !!site.features?.memberCentre && hasPart(site.features, "DEPOSITS")}
              features={site.features}
            />
          </Suspense>
        )}
        {!member && caller !== "guest" && skeleton}
        {caller === "guest" && (
          <GuestActions
            hasFreePlay={site.features?.freePlay ?? false}
            hasRegistration={site.features?.directRegistration ?? false}
          />
        )}
      </div>
    </header>
  );
}
