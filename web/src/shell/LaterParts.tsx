import { QuietPart } from "../relay/QuietPart.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import type { Areas } from "./areas.ts";

const AnnouncementWatch = lazyPart(
  async () => (await import("../announcements/AnnouncementWatch.tsx")).AnnouncementWatch,
);
const TilePreviews = lazyPart(async () => (await import("../games/preview/TilePreviews.tsx")).TilePreviews);
const VersionWatch = lazyPart(async () => (await import("../install/VersionWatch.tsx")).VersionWatch);
const NoticeWatch = lazyPart(async () => (await import("../webPush/NoticeWatch.tsx")).NoticeWatch);
const ChatDock = lazyPart(async () => (await import("../support/ChatDock.tsx")).ChatDock);
const ClaimWatch = lazyPart(async () => (await import("../rewardsHall/ClaimWatch.tsx")).ClaimWatch);
const AccountVisit = lazyPart(async () => (await import("../security/visit/AccountVisit.tsx")).AccountVisit);
const Celebrations = lazyPart(async () => (await import("./Celebrations.tsx")).Celebrations);
const LevelWatch = lazyPart(async () => (await import("../vip/LevelWatch.tsx")).LevelWatch);
const IdleWatch = lazyPart(async () => (await import("./session/IdleWatch.tsx")).IdleWatch);

interface Props {
  brand: string | undefined;
  /** Absent for guests. */
  username: string | undefined;
  hasAccount: boolean;
  hasChat: boolean;
  /** While a game fills the window, no notice appears over it. */
  areas: Areas;
  /** The question for the age lies over the page. */
  asksAge: boolean;
}

/** What watches and reminds, on all screens, from the first idle time on. Each part fails alone. */
export const LaterParts = ({ brand, username, hasAccount, hasChat, areas, asksAge }: Props) => (
  <>
    <QuietPart>{matchMedia("(hover: hover)").matches && <TilePreviews />}</QuietPart>
    <QuietPart>
      <VersionWatch isQuiet={!areas.footer || asksAge} />
    </QuietPart>
    <QuietPart>{"serviceWorker" in navigator && <NoticeWatch brand={brand} />}</QuietPart>
    <QuietPart>
      <AnnouncementWatch username={username ?? null} isQuiet={!areas.header || asksAge} />
    </QuietPart>
    <QuietPart>{hasAccount && <ClaimWatch />}</QuietPart>
    <QuietPart>{hasAccount && <AccountVisit />}</QuietPart>
    <QuietPart>{hasAccount && <Celebrations key={username} />}</QuietPart>
    <QuietPart>{hasAccount && <LevelWatch />}</QuietPart>
    <QuietPart>{username && <IdleWatch username={username} />}</QuietPart>
    <QuietPart>{hasChat && <ChatDock />}</QuietPart>
  </>
);
