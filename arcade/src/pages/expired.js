import { hostOf } from "./host.js";

// Only a page that embeds this one can return to the lobby.
const host = hostOf(JSON.parse(document.body.dataset.embedders ?? "[]"));
const back = document.querySelector("button");
if (back && host.isEmbedded) {
  back.hidden = false;
  back.addEventListener("click", () => host.send({ type: "atrium:close" }));
}
