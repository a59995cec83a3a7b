import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { IntlProvider } from "react-intl";
import { MemoryRouter, type Params, type RouteObject } from "react-router-dom";
import { memberParam } from "./caller/memberAddress.ts";
import { type AnswerPath, nameMessages, nameOf } from "./firstNames.ts";
import { vendorListParam } from "./games/catalog/lobbies.ts";
import { promotionParam } from "./promotions/promotionSearch.ts";
import type { ScreenHandle } from "./relay/queryRoute.tsx";
import { routes } from "./routes.tsx";
import { areasOf } from "./shell/areas.ts";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";
import { type FirstFills, FirstFillsContext } from "./site/firstPage.ts";

export { renderFirstAge } from "./firstAge.tsx";

/** A query that the page contains with its answer: a registered document, with the screen's variables. */
interface FirstQuestion {
  documentId: string;
  variables: Record<string, unknown>;
  /** Variables that are parts of the address: names of its parameters, by variable. */
  fromAddress: Record<string, string>;
  /** Variables that are values in the answer to the screen's first query. */
  fromAnswer?: Record<string, AnswerPath>;
}

/** A screen that the gateway can send with its data. */
interface FirstScreen {
  /** The paths of the screen. A segment that begins with a colon takes any value. */
  paths: string[];
  /** Parameters of the address's search without which this is another screen. */
  needs: string[];
  /** Parameters of dialogs over the screen, which change nothing in its answers. */
  ignores: string[];
  /** The shell's query first, then those of the screens, from outside to inside. */
  questions: FirstQuestion[];
  /** Source files. The page loads their chunks, and the chunks that these import. */
  modules: string[];
  /** Whether the screen uses only the texts of the first screens. */
  isFirst: boolean;
  /** Paths of the values that replace the names in `markup`, in the last answer that has them. */
  fills: Partial<Record<keyof FirstFills, AnswerPath>>;
  /** Where the last answer has what the address names: the page gets status 404 when it is null. */
  subject?: AnswerPath | undefined;
  /** HTML that the page shows until the client starts. Names in double braces are replaced by texts and `fills`. */
  markup: string;
  /** The same without `fills`, for answers without these values. */
  plainMarkup: string;
}

const banner: AnswerPath = ["site", "banners", 0, "image", "url"];

interface Details {
  modules: string[];
  fills?: FirstScreen["fills"];
  ignores?: string[];
  subject?: AnswerPath;
  /** Where the screen's answer has the value of its parameter that the screen chooses when the address has none. */
  chosen?: AnswerPath;
}

const home: Details = {
  modules: ["src/home/HomeScreen.tsx"],
  fills: { picture: banner },
  ignores: ["game", "notice"],
};
const over = (module: string): Details => ({ ...home, modules: [...home.modules, module] });
const lobby: Details = {
  modules: ["src/games/lobby/LobbyScreen.tsx"],
  fills: { picture: banner },
  ignores: ["game", "notice", vendorListParam],
};
const lottery: Details = {
  modules: ["src/lottery/table/LotteryScreen.tsx"],
  fills: { title: ["site", "lottery", "name"] },
  chosen: ["site", "lotteryMenu", 0, "lotteries", 0, "code"],
};
const gamePage: Details = {
  modules: ["src/games/launch/GamePage.tsx"],
  ignores: ["demo", "room"],
  // Other things than games have no name.
  subject: ["node", "name"],
};
const textPage: Details = { modules: ["src/support/TextScreen.tsx"] };
const download: Details = { modules: ["src/support/download/DownloadScreen.tsx"] };
const register: Details = { modules: ["src/session/registration/RegisterScreen.tsx"] };
/** Path of the picture of the first card in a list. */
const firstCard = (list: string): AnswerPath => ["site", list, "edges", 0, "node", "image", "url"];
const articles: Details = {
  modules: ["src/articles/ArticlesScreen.tsx"],
  fills: { card: firstCard("articles") },
};
const article: Details = {
  modules: ["src/articles/ArticleScreen.tsx"],
  fills: { title: ["site", "article", "title"], picture: ["site", "article", "image", "url"] },
  subject: ["site", "article"],
};

/** The screens by path, with what their routes do not say. A test holds that all routes are here. */
const DETAILS: Readonly<Record<string, Details>> = {
  "/": home,
  "/index": home,
  "/index.html": home,
  "/home": home,
  "/login": over("src/session/login/LoginPopup.tsx"),
  "/reset-password": over("src/session/password/ResetPassword.tsx"),
  "/help": over("src/support/HelpOverHome.tsx"),
  "/agent": over("src/agent/AgentCentre.tsx"),
  "/agent/announcement": over("src/agent/AgentAnnouncementScreen.tsx"),
  "/agent/team-betting": over("src/agent/TeamBettingScreen.tsx"),
  "/rng": lobby,
  "/live": lobby,
  "/fish": lobby,
  "/pvp": lobby,
  "/sports": lobby,
  "/esports": lobby,
  "/elott": lobby,
  "/inhouse": lobby,
  "/hot": { modules: ["src/games/lobby/HotScreen.tsx"] },
  "/favorite": { modules: ["src/games/favoriteScreen/FavoriteScreen.tsx"] },
  "/winners": { modules: ["src/games/winners/WinnersScreen.tsx"] },
  "/game": gamePage,
  "/seamless": gamePage,
  "/helpmc": { modules: ["src/support/HelpScreen.tsx"] },
  "/contact": textPage,
  "/responsible-gaming": textPage,
  "/privacy": textPage,
  "/download": download,
  "/down": download,
  "/feedback": { modules: ["src/feedback/FeedbackScreen.tsx"] },
  "/affiliate": { modules: ["src/feedback/AffiliateScreen.tsx"] },
  "/blog": articles,
  "/news": articles,
  "/blog/:slug": article,
  "/news/:slug": article,
  "/promotions": {
    modules: ["src/promotions/PromotionsScreen.tsx"],
    fills: { picture: banner, card: firstCard("promotions") },
    ignores: [promotionParam],
  },
  "/promoDetail": {
    modules: ["src/promotions/PromotionDetailScreen.tsx"],
    fills: { title: ["site", "promotion", "title"] },
    subject: ["site", "promotion"],
  },
  "/lottery": lottery,
  "/vnlottery": lottery,
  "/pointMall": { modules: ["src/points/PointMallScreen.tsx"] },
  "/vip": { modules: ["src/member/ClubScreens.tsx"] },
  "/signin": { modules: ["src/member/ClubScreens.tsx"] },
  "/register": register,
  "/register.html": register,
};

/** Renders the first screens. `textIds` are the messages that skeletons can name; the gateway replaces them. */
export async function renderFirstScreens(textIds: readonly string[]): Promise<FirstScreen[]> {
  const messages = nameMessages(textIds);
  const render = async (path: string, handles: readonly ScreenHandle[], fills: FirstFills) => {
    const { prelude } = await prerenderToNodeStream(
      <IntlProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          <FirstFillsContext value={fills}>
            <ShellSkeleton areas={areasOf(path, false)}>{handles[1]?.skeleton}</ShellSkeleton>
          </FirstFillsContext>
        </MemoryRouter>
      </IntlProvider>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return text(prelude);
  };
  const screens: FirstScreen[] = [];
  for (const { path, handles } of screenRoutes()) {
    const { modules, fills = {}, ignores = [], subject, chosen } = DETAILS[path] ?? { modules: [] };
    const filled = Object.fromEntries(Object.keys(fills).map((name) => [name, nameOf(name)]));
    const markup = await render(path, handles, filled);
    const plainMarkup = await render(path, handles, {});
    for (const needs of needsOf(handles)) {
      screens.push({
        paths: [path],
        needs,
        ignores: [...ignores, memberParam],
        questions: [
          ...handles.flatMap((handle) => questionOf(handle, path, needs) ?? []),
          ...(chosen && needs.length === 0 ? handles.flatMap((handle) => choiceOf(handle, path, chosen)) : []),
        ],
        modules,
        isFirst: handles.every(({ isFirst }) => isFirst === true),
        fills,
        subject,
        markup,
        plainMarkup,
      });
    }
  }
  return screens;
}

/** With the parameters of the search first, then without them. */
function needsOf(handles: readonly ScreenHandle[]): string[][] {
  const search = handles.flatMap((handle) => handle.search ?? []);
  return search.length > 0 ? [search, []] : [[]];
}

function questionOf({ query, variables }: ScreenHandle, path: string, needs: readonly string[]) {
  if (!query) return undefined;
  if (query.params.id === null) throw new Error(`The query of ${path} is not persisted.`);
  const names = [...needs, ...parametersIn(path)];
  const params: Params = Object.fromEntries(parametersIn(path).map((name) => [name, name]));
  const asked = variables?.(params, new URLSearchParams(needs.map((name) => [name, name]))) ?? {};
  const fromAddress: Record<string, string> = {};
  for (const [variable, value] of Object.entries(asked)) {
    if (typeof value === "string" && names.includes(value)) fromAddress[variable] = value;
  }
  return { documentId: `sha256:${query.params.id}`, variables: asked, fromAddress } satisfies FirstQuestion;
}

/** The query of a screen that has chosen the value of its parameter itself. */
function choiceOf(handle: ScreenHandle, path: string, chosen: AnswerPath): FirstQuestion[] {
  if (!handle.search) return [];
  const question = questionOf(handle, path, handle.search);
  if (!question) return [];
  const fromAnswer = Object.fromEntries(Object.keys(question.fromAddress).map((variable) => [variable, chosen]));
  return [{ ...question, fromAddress: {}, fromAnswer }];
}

const parametersIn = (path: string) =>
  path
    .split("/")
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => segment.slice(1));

/** The paths of all routes. A segment that begins with a colon takes any value. */
export function routePaths(): string[] {
  const visit = (list: readonly RouteObject[], parent: string): string[] =>
    list.flatMap(({ path = "", children = [] }) => {
      if (path === "*") return [];
      const whole = path === "" ? parent : `${parent === "/" ? "" : parent}/${path.replace(/^\//, "")}`;
      const [withoutLast] = whole.split(/\/:\w+\?$/);
      const own = withoutLast === whole ? [whole] : [withoutLast ?? "", whole.slice(0, -1)];
      return [...own, ...visit(children, whole)];
    });
  return [...new Set(visit(routes, ""))];
}

/** The routes of screens by their whole path, with the handles of the shell and all routes down to the screen. */
export function screenRoutes(): { path: string; handles: readonly ScreenHandle[] }[] {
  const found: { path: string; handles: readonly ScreenHandle[] }[] = [];
  const visit = (list: readonly RouteObject[], parent: string, above: readonly ScreenHandle[]) => {
    for (const route of list) {
      const handle: ScreenHandle | undefined = route.handle;
      const handles = handle ? [...above, handle] : above;
      const path = route.path ? `${parent === "/" ? "" : parent}/${route.path.replace(/^\//, "")}` : parent;
      const isScreen = handles.length > 1 && (route.path !== undefined || route.index === true);
      if (isScreen && !found.some((other) => other.path === path)) found.push({ path, handles });
      visit(route.children ?? [], path, handles);
    }
  };
  visit(routes, "", []);
  return found;
}
