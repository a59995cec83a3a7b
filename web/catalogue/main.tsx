import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { ChunkError } from "../src/browser/loadChunk.ts";
import { Frame } from "./Frame.tsx";
import { Catalogue } from "./Sheet.tsx";

const address = new URLSearchParams(location.search);
const piece = address.get("piece");
const theme = address.get("theme");
document.documentElement.dataset.theme = theme ?? "dark";

const root = document.getElementById("root");
if (!root) throw new Error("no #root");
/** A story of a part that can't be loaded throws the error that its boundary shows. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ChunkError)) reportError(error);
}

createRoot(root, { onCaughtError }).render(
  <Suspense>
    {piece !== null && theme !== null ? (
      <Frame piece={piece} state={address.get("state")} dir={address.get("dir") ?? "ltr"} />
    ) : (
      <Catalogue piece={piece} />
    )}
  </Suspense>,
);
