import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { IntlProvider } from "react-intl";
import { MemoryRouter, type Params, type RouteObject } from "react-router-dom";
import { DeskContext } from "./caller/caller.ts";
import { isAgentPath } from "./caller/deskPaths.ts";
import { memberParam } from "./caller/memberAddress.ts";
import type { AnswerPath, Audience } from "./relay/pageNeeds.ts";
import type { ScreenHandle } from "./relay/queryRoute.tsx";
import { laterRoutes, routes } from "./routes.tsx";
import { areasOf, DESK } from "./shell/areas.ts";
import { PrerenderedAgeGate } from "./shell/gates/PrerenderedAgeGate.tsx";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";
import { StartFailure } from "./shell/StartFailure.tsx";
import { type PageFills, PageFillsContext } from "./site/prerenderedPage.ts";

/** A name that the gateway replaces by a text or a value. */
const nameOf = (value: string) => `{{${value}}}`;

/** Messages that are the names of texts. */
const nameMessages = (textIds: readonly string[]) =>
  Object.fromEntries(textIds.map((id) => [id, [{ type: 0, value: nameOf(id) }]]));

/** A query that the page contains with its answer: a registered document, with the screen's variables. */
interface EmbeddedQuestion {
  documentId: string;
  variables: Record<string, unknown>;
  /** Variables that are parts of the address: names of its parameters, by variable. */
  fromAddress: Record<string, string>;
}

/** A screen that the gateway can send with its data. */
interface PrerenderedScreen {
  /** The paths of the screen. A segment that begins with a colon takes any value. */
  paths: string[];
  /** Parameters of the address's search without which this is another screen. */
  needs: string[];
  /** Parameters of dialogs over the screen, which change nothing in its answers. */
  ignores: string[];
  /** The shell's query first, then those of the screens, from outside to inside. */
  questions: EmbeddedQuestion[];
  /** Source files. The page loads their chunks, and the chunks that these import. */
  modules: string[];
  /** Whether the screen uses only the texts of the first screens. */
  isFirst: boolean;
  /** The page loads its scripts at once: at a desk one waits for rows, elsewhere for the first paint, which they delay. */
  loadsEarly: boolean;
  /** The areas of the screen's texts. */
  texts: string[];
  /** Paths of the values that replace the names in `markup`, in the last answer that has them. */
  fills: Partial<Record<keyof PageFills, AnswerPath>>;
  /** Path in the last answer of the object that the address names. When it is null, the page gets status 404. */
  subject?: AnswerPath | undefined;
  /** The callers who see the screen. The gateway sends everybody else home. */
  isFor?: Audience | undefined;
  /** HTML that the page shows until the client starts. Names in double braces are replaced by texts and `fills`. */
  markup: string;
  /** The same without `fills`, for answers without these values. */
  plainMarkup: string;
}

/** Renders the first screens. `textIds` are the messages that skeletons can name; the gateway replaces them. */
export async function prerenderScreens(textIds: readonly string[]): Promise<PrerenderedScreen[]> {
  const messages = nameMessages(textIds);
  const render = async (path: string, handles: readonly ScreenHandle[], fills: PageFills) => {
    // Most who open the agent centre by its address work at a desk; on a phone, its dialog fills the screen as the page does.
    const isDesk = isAgentPath(path);
    const { prelude } = await prerenderToNodeStream(
      <IntlProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={[path]}>
          <PageFillsContext value={fills}>
            <DeskContext value={isDesk}>
              <ShellSkeleton areas={isDesk ? DESK : areasOf(path, false)}>{handles[1]?.skeleton}</ShellSkeleton>
            </DeskContext>
            <StartFailure />
          </PageFillsContext>
        </MemoryRouter>
      </IntlProvider>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return text(prelude);
  };
  const screens: PrerenderedScreen[] = [];
  for (const { path, handles: own } of screenRoutes(await allRoutes())) {
    const shown = own.filter(({ waitsAt }) => !waitsAt?.(path));
    const handles = await Promise.all(shown.map(withVariables));
    const pages = handles.flatMap(({ first }) => first ?? []);
    const { subject, isFor } = pages.at(-1) ?? {};
    const fills = Object.assign({}, ...pages.map((page) => page.fills));
    const filled = Object.fromEntries(Object.keys(fills).map((name) => [name, nameOf(name)]));
    const markup = await render(path, handles, filled);
    const plainMarkup = await render(path, handles, {});
    for (const needs of needsOf(handles)) {
      screens.push({
        paths: [path],
        needs,
        ignores: [...pages.flatMap(({ ignores = [] }) => ignores), memberParam],
        questions: handles.flatMap((handle) => questionOf(handle, path, needs) ?? []),
        modules: handles.flatMap(({ routes = [], module = [] }) => [routes, module].flat()),
        isFirst: handles.every(({ isFirst }) => isFirst === true),
        loadsEarly: isAgentPath(path),
        texts: [...new Set(handles.flatMap(({ texts }) => texts ?? []))],
        fills,
        subject,
        isFor,
        markup,
        plainMarkup,
      });
    }
  }
  return screens;
}

const withVariables = async (handle: ScreenHandle): Promise<ScreenHandle> => ({
  ...handle,
  variables: handle.variables ?? (await handle.loadVariables?.()),
});

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
  return { documentId: `sha256:${query.params.id}`, variables: asked, fromAddress } satisfies EmbeddedQuestion;
}

const parametersIn = (path: string) =>
  path
    .split("/")
    .filter((segment) => segment.startsWith(":"))
    .map((segment) => segment.slice(1));

/** All routes of the client, with those that are added later. Their file is a module of their screens. */
async function allRoutes(): Promise<RouteObject[]> {
  const added = await Promise.all(
    laterRoutes.map(async ({ parent, load, module }) => ({
      parent,
      routes: (await load()).map((route) => ({ ...route, handle: { ...route.handle, routes: module } })),
    })),
  );
  const withAdded = (list: readonly RouteObject[]): RouteObject[] =>
    list.map((route) => {
      if (route.index) return route;
      const own = added.filter(({ parent }) => parent === route.id).flatMap((one) => one.routes);
      return { ...route, children: [...withAdded(route.children ?? []), ...own] };
    });
  return withAdded(routes);
}

/** The paths of all routes. A segment that begins with a colon takes any value. */
export async function routePaths(): Promise<string[]> {
  const visit = (list: readonly RouteObject[], parent: string): string[] =>
    list.flatMap(({ path = "", children = [] }) => {
      if (path === "*") return [];
      const whole = path === "" ? parent : `${parent === "/" ? "" : parent}/${path.replace(/^\//, "")}`;
      const [withoutLast] = whole.split(/\/:\w+\?$/);
      const own = withoutLast === whole ? [whole] : [withoutLast ?? "", whole.slice(0, -1)];
      return [...own, ...visit(children, whole)];
    });
  return [...new Set(visit(await allRoutes(), ""))];
}

/** The routes of screens by their whole path, with the handles of the shell and all routes down to the screen. */
function screenRoutes(routes: readonly RouteObject[]): { path: string; handles: readonly ScreenHandle[] }[] {
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

/** The question for the age, which the gateway adds to the page of a guest. */
interface AgeQuestion {
  markup: string;
  /** The script that lets visitors answer it. */
  script: string;
  /** Source file of the component that takes its place. */
  module: string;
  /** Paths of the values that replace the names in `markup`, in the answer to the shell's query. */
  fills: Record<string, AnswerPath>;
  /** Path in the answer to the shell's query of a value that is there only when the question is asked. */
  when: { path: AnswerPath; value: string | null }[];
}

/** Renders the question for the age. */
export async function prerenderAgeGate(textIds: readonly string[]): Promise<AgeQuestion> {
  const { prelude } = await prerenderToNodeStream(
    <IntlProvider locale="en" messages={nameMessages(textIds)}>
      <PrerenderedAgeGate age={nameOf("age")} brand={nameOf("brand")} />
    </IntlProvider>,
  );
  return {
    markup: await text(prelude),
    script: "/age.js",
    module: "src/shell/gates/AgeGate.tsx",
    fills: { age: ["site", "brand", "minimumAge"], brand: ["site", "brand", "name"] },
    when: [
      { path: ["viewer", "member"], value: null },
      { path: ["viewer", "systemStatus", "state"], value: "NORMAL" },
    ],
  };
}
