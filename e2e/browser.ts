import { existsSync } from "node:fs";

/** The first that is there; the headless shell draws no browser window and needs half the processor time. */
const executablePath = [process.env.CHROMIUM, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(
  (file) => file !== undefined && existsSync(file),
);

/** How the public's journeys, and others that look at pictures, start the browser. */
export const withPictures = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Drawing pictures takes a quarter of the processor time of a journey, and a process for what draws takes a tenth. */
export const withoutPictures = {
  ...withPictures,
  args: [...withPictures.args, "--blink-settings=imagesEnabled=false", "--in-process-gpu"],
};

/** How most journeys do: optimising scripts that run for seconds takes a fifth of their processor time. */
export const forShortScripts = {
  ...withoutPictures,
  args: [...withoutPictures.args, "--js-flags=--no-opt --no-maglev --always-sparkplug"],
};
