import { createRequire } from "node:module";
import path from "node:path";
import type { Alias, Plugin } from "vite";

/*
 * The only place where the build reaches behind the public files of packages: each cut makes the first visit smaller or
 * faster, and none changes what a package does. `smallLibraries.test.ts` says which cut a new version breaks. To drop one,
 * delete its lines here and its test, and look at the sizes: `node scripts/size.ts` after a build.
 */

const require = createRequire(import.meta.url);
const router = path.join(
  createRequire(require.resolve("react-router-dom")).resolve("react-router"),
  "../../production",
);
const relayHooks = path.join(require.resolve("react-relay"), "../lib/relay-hooks");

/** Of react-relay, what the client uses: its own index loads entry points and experiments, too. 2 kB. */
export const relayParts = [
  "RelayEnvironmentProvider",
  "useFragment",
  "useLazyLoadQuery",
  "useMutation",
  "usePaginationFragment",
  "usePreloadedQuery",
  "useQueryLoader",
  "useRefetchableFragment",
  "useRelayEnvironment",
  "useSubscription",
];

/** Relay has two versions of these, and chooses by a feature flag, which is on: the others stay out. 2 kB. */
export const chosenHooks = ["useFragmentInternal", "useLoadMoreFunction", "useQueryLoader"];

/** Modules that stand in for others, by their ids. */
export const standIns: Record<string, string> = {
  "atrium:react-relay": [
    `export { loadQuery } from "react-relay/lib/relay-hooks/loadQuery.js";`,
    ...relayParts.map((part) => `export { default as ${part} } from "react-relay/lib/relay-hooks/${part}.js";`),
    `export { commitLocalUpdate, commitMutation, fetchQuery, graphql, readInlineData } from "relay-runtime";`,
  ].join("\n"),
  // What relay-runtime's index takes of its experiments.
  "atrium:relay-experiments": `
    export const isErrorResult = (input) => input.ok === false;
    export const isValueResult = (input) => input.ok === true;`,
  // The client has no Relay Resolvers. Their cache would add 2 kB.
  "atrium:relay-resolver-cache": `
    import { NoopResolverCache } from "relay-runtime/lib/store/ResolverCache.js";
    export class LiveResolverCache extends NoopResolverCache {
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    }`,
  // The client changes the store by updaters alone: no declared `configs`, no updatable queries. 2 kB.
  "atrium:relay-configs": `export const convert = undefined, MutationTypes = undefined, RangeOperations = undefined;`,
  "atrium:relay-updatable": `export const createUpdatableProxy = undefined;`,
  // A cache that networks can have; the client's has none.
  "atrium:relay-response-cache": `export default undefined;`,
};

/** Packages of which two copies of one version are installed. */
export const copies = ["intl-messageformat", "@formatjs/fast-memoize"];
const requireByIntl = createRequire(import.meta.resolve("react-intl"));
const helpers = createRequire(require.resolve("relay-runtime")).resolve("@babel/runtime/helpers/extends");

const aliases: Alias[] = [
  // The router's package resolves to its development build; its production build leaves out the warnings.
  { find: /^react-router$/, replacement: path.join(router, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: path.join(router, "dom-export.mjs") },
  { find: /^react-relay$/, replacement: "atrium:react-relay" },
  { find: /^\.\/experimental$/, replacement: "atrium:relay-experiments" },
  { find: /^\.\/live-resolvers\/LiveResolverCache$/, replacement: "atrium:relay-resolver-cache" },
  { find: /^(\.|\.\.\/mutations|\.\/mutations)\/RelayDeclarativeMutationConfig$/, replacement: "atrium:relay-configs" },
  { find: /^\.\/createUpdatableProxy$/, replacement: "atrium:relay-updatable" },
  { find: /^\.\/network\/RelayQueryResponseCache$/, replacement: "atrium:relay-response-cache" },
  ...chosenHooks.map((hook) => ({
    find: new RegExp(String.raw`^(\./|react-relay/lib/relay-hooks/)${hook}(_CURRENT|\.js)?$`),
    replacement: path.join(relayHooks, `${hook}_EXPERIMENTAL.js`),
  })),
  ...copies.map((find) => ({ find, replacement: requireByIntl.resolve(find) })),
  { find: /^@babel\/runtime\/helpers\/(\w+)$/, replacement: path.join(path.dirname(helpers), "$1.js") },
];

/**
 * Errors that React throws only to itself, and recognises by identity. They are created while its file is evaluated. Where
 * tools are attached, Lighthouse included, Chromium records the stack of every error, and parses the files on it once more:
 * a task of 90 ms in place of 20. So they get no stack, which nobody reads.
 */
export const withLightSignals = (code: string) =>
  code.replace(
    /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    "$1 = Object.create(Error.prototype, { message: { value: $2 } })",
  );

/**
 * The router without what only a server of its own needs (links that ask it for the data of the next page), and with
 * components that a bundler can leave out when no one uses them, such as its form. 2 kB.
 */
export const withoutServer = (code: string) =>
  code
    .replace(/return shouldPrefetch && !isAbsolute \?[^;]+: link;/, "return link;")
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, "")
    .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, "$1/* @__PURE__ */ $2");

/** Makes the cuts, in builds for production. */
export const smallLibraries = (): Plugin => ({
  name: "atrium-small-libraries",
  enforce: "pre",
  apply: "build",
  config: () => ({ resolve: { alias: aliases } }),
  resolveId: { filter: { id: /^atrium:/ }, handler: (id) => id },
  load: { filter: { id: /^atrium:/ }, handler: (id) => standIns[id] },
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$|\/react-router\/dist\/production\/chunk-/ },
    handler: (code, id) => ({
      code: id.includes("/react-router/") ? withoutServer(code) : withLightSignals(code),
      map: null,
    }),
  },
});
