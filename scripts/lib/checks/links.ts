import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.ts";

const MARKDOWN = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".github/*.md", "docs/**/*.md"];
/** A path in backticks that begins with a folder of the repository; `dist` holds what a build writes. `*` stands for any name. */
const NAMED_FILE = /`((?:schema|gateway|sandbox|arcade|web|e2e|scripts|deploy|docs)\/(?!dist\b)[\w./$*-]+)`/g;

const readPages = () =>
  globSync(MARKDOWN, { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** Relative links in the documentation to files that do not exist, as `file: target`. */
export const findDeadLinks = () =>
  readPages().flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(path.resolve(root, path.dirname(file), target)))
      .map((target) => `${file}: ${target} is not there`),
  );

/** What builds and journeys write: it is named in the documentation, and exists only after them. */
const WRITTEN = /^[\w-]+\/(dist|test-results)(\/|$)/;

/** A test follows this page, which names files that it writes itself. */
const FOLLOWED = "docs/adding-a-field.md";

/** Files and folders that the documentation names but that do not exist, as `file: path`. */
export const findMissingFiles = () =>
  readPages().flatMap(({ file, text }) =>
    file === FOLLOWED
      ? []
      : [...new Set([...text.matchAll(NAMED_FILE)].map(([, name = ""]) => name))]
          .filter((name) => !WRITTEN.test(name) && globSync(name, { cwd: root }).length === 0)
          .map((name) => `${file}: ${name} is not there`),
  );
