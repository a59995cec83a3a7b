import { act, configure, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import { vi } from "vitest";
import shellQuery from "../__generated__/ShellScreenQuery.graphql.ts";
import { routes } from "../routes.tsx";
import { answerWithout } from "./answerWithout.ts";
import { renderRoutes } from "./renderRoutes.tsx";

// Lazy menus and dialogs are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

type Resolvers = NonNullable<Parameters<typeof MockPayloadGenerator.generate>[1]>;

const features = {
  missingParts: Array.of<string>(),
  freePlay: true,
  directRegistration: false,
  memberCentre: true,
  chat: false,
  loginRequired: false,
  forceLightTheme: false,
  followSystemTheme: false,
  showBarsInGames: false,
  agentCentreInDialog: false,
};
const languages = [
  { code: "EN", name: "English", tag: "en" },
  { code: "VI", name: "Tiếng Việt", tag: "vi" },
];

/** A member who is logged in. */
export const player = {
  id: "m1",
  kind: "PLAYER",
  username: "demo",
  nickname: "Demo",
  unreadMessageCount: 2,
  icon: null,
  lastLogin: null,
  playBreak: null,
  subAccount: null,
  wallet: { id: "w1", available: { amount: "1250.50", currency: "USD" }, bonus: null },
};

interface Seen {
  path?: string;
  member?: object | null;
  features?: Partial<typeof features>;
  status?: object;
  languages?: typeof languages;
  gameMenu?: object[];
  /** The platform cannot load the caller. */
  isUnknown?: boolean;
  /** The age that was confirmed on this device. */
  confirmedAge?: number;
}

/** The answer to the shell's query; by default for a guest, an open site and two languages. */
export const shellAnswer = ({ member = null, ...seen }: Seen = {}): Resolvers => ({
  Site: () => ({
    id: "site",
    brand: { name: "Atrium", minimumAge: 21, merchantCode: "atrium" },
    features: { ...features, ...seen.features },
    languages: seen.languages ?? languages,
    gameMenu: seen.gameMenu ?? [],
    social: [],
    licences: [{ label: "Curaçao 1234", url: "https://licence.example/1234" }],
  }),
  Viewer: () => ({ systemStatus: { state: "NORMAL", ...seen.status }, member }),
});

/** Renders the shell with one plain page in it, and answers its query. */
export async function renderShell(seen: Seen = {}) {
  localStorage.setItem("ageConfirmed", `${seen.confirmedAge ?? 21}`);
  const [shell] = routes;
  const inside = createElement("h1", null, "Inside");
  const page = await renderRoutes(
    [{ ...shell, index: false, children: [{ path: "*", element: inside }] }],
    seen.path ?? "/",
  );
  /** Requests without an answer, by the name of their document. */
  const waiting = (name: string) =>
    page.environment.mock.getAllOperations().filter((operation) => operation.request.node.operation.name === name);
  const settle = (name: string, resolvers: Resolvers) =>
    act(async () => {
      for (const operation of waiting(name)) {
        page.environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
      }
    });
  if (seen.isUnknown) {
    const [operation] = waiting("ShellScreenQuery");
    if (!operation) throw new Error("the shell asks for nothing");
    const answer = answerWithout(["viewer", "member"], operation, shellAnswer(seen));
    await act(async () => page.environment.mock.resolve(operation, answer));
  } else {
    await settle("ShellScreenQuery", shellAnswer(seen));
  }
  await screen.findByRole("main").catch(() => {});
  /** Answers who the caller is. A member's page asks it in a store of its own after a login or logout elsewhere. */
  const tellCaller = (member: Seen["member"]) => {
    const asked = createOperationDescriptor(getRequest(shellQuery), {});
    const answer = MockPayloadGenerator.generate(asked, shellAnswer({ member }));
    return waitFor(() => page.environment.mock.resolve(asked, answer));
  };
  return { ...page, waiting, settle, tellCaller };
}
