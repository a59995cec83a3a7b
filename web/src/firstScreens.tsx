import { renderToStaticMarkup } from "react-dom/server";
import homeQuery from "./__generated__/HomeScreenQuery$parameters.ts";
import lobbyQuery from "./__generated__/LobbyScreenQuery$parameters.ts";
import shellQuery from "./__generated__/ShellScreenQuery$parameters.ts";
import { lobbies } from "./games/catalog/lobbies.ts";
import { lobbyVariables } from "./games/lobby/lobbyVariables.ts";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";

/** A query that the page contains with its answer: a registered document, with the screen's variables. */
interface FirstQuestion {
  documentId: string;
  variables: Record<string, unknown>;
}

/** A screen that the gateway can send with its data. */
interface FirstScreen {
  /** The exact paths of the screen. */
  paths: string[];
  /** The shell's query first, then the screen's. */
  questions: FirstQuestion[];
  /** The source file whose chunk, with all its imports, the page preloads. */
  module: string;
  /** Path of the banner picture's address in the last answer. */
  picture: (string | number)[];
  /** HTML that the page shows until the client starts; `{picture}` is replaced by the picture's address. */
  markup: string;
}

const question = ({ params }: { params: { id: string | null } }, variables: Record<string, unknown>) => {
  if (params.id === null) throw new Error("A query of a first screen is not persisted.");
  return { documentId: `sha256:${params.id}`, variables };
};

const firstScreen = (
  module: string,
  paths: string[],
  own: FirstQuestion,
  { isTall }: { isTall: boolean },
): FirstScreen => ({
  paths,
  questions: [question(shellQuery, {}), own],
  module,
  picture: ["site", "banners", 0, "image", "url"],
  markup: renderToStaticMarkup(<ShellSkeleton picture={{ url: "{picture}", isTall }} />),
});

/** The screens that most visits start with. Rendered at build time; the gateway only fills in the data. */
export const firstScreens: FirstScreen[] = [
  firstScreen("src/home/HomeScreen.tsx", ["/", "/index", "/index.html", "/home"], question(homeQuery, {}), {
    isTall: true,
  }),
  ...lobbies.map(({ path, category }) =>
    firstScreen(
      "src/games/lobby/LobbyScreen.tsx",
      [`/${path}`],
      question(lobbyQuery, lobbyVariables(category, new URLSearchParams())),
      { isTall: false },
    ),
  ),
];
