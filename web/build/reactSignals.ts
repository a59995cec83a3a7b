import type { Plugin } from "vite";

/** Errors that React throws only to itself, and recognises by identity. */
const SIGNALS = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React creates its signals while its file is evaluated. Where tools are attached, Lighthouse included, Chromium records the
 * stack of every error, and parses the files on it once more to find the lines: a task of 90 ms in place of 20. So the
 * signals get no stack, which nobody reads.
 */
export function reactSignals(): Plugin {
  return {
    name: "atrium-react-signals",
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        const light = code.replace(SIGNALS, "$1 = Object.create(Error.prototype, { message: { value: $2 } })");
        if (light === code) this.error("React creates its signals in another way.");
        return { code: light, map: null };
      },
    },
  };
}
