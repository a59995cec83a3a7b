/** The data of the opened game, read once. @returns {import("./gameMessages.ts").Boot} */
export function readBoot() {
  const element = document.getElementById("boot");
  const boot = JSON.parse(element?.textContent ?? "");
  // Only this module keeps the secret. The launch token is removed from the address and the history.
  element?.remove();
  history.replaceState(null, "", "/play/game");
  return boot;
}
