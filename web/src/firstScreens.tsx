import { renderToStaticMarkup } from "react-dom/server";
import homeQuery from "./__generated__/HomeScreenQuery$parameters.ts";
import lobbyQuery from "./__generated__/LobbyScreenQuery$parameters.ts";
import shellQuery from "./__generated__/ShellScreenQuery$parameters.ts";
import { lobbies } from "./games/catalog/lobbies.ts";
import { lobbyVariables } from "./games/lobby/lobbyVariables.ts";
import { ShellSkeleton } from "./shell/ShellSkeleton.tsx";

/** What a page asks first: by a persisted document, with the variables that the screen will ask with. */
interface FirstQuestion {
  documentId: string;
  variables: Record<string, unknown>;
}

/** A screen that the gateway can send with its data in it. */
interface FirstScreen {
  /** The addresses it is at, exactly. */
  paths: string[];
  /** What it asks, the shell's question first. */
  questions: FirstQuestion[];
  /** The file whose chunk, and all that it imports, the page asks for at once. */
  module: string;
  /** Where the answer to the last question has the address of the picture on top. */
  picture: (string | number)[];
  /** Stands in the page until the client takes over; `{picture}` is the picture's address. */
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

/** The screens most visits begin with. Rendered at build time: the gateway only fills in what is today's. */
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
