/**
 * Loaded into each process of a test run. At each import Node reads the `exports` of the package anew, and drizzle-orm's are
 * 130 kB: they took half of the processor time of loading a sandbox, which a run does a hundred times. So a process finds each
 * module of that package once.
 */
import { type ResolveFnOutput, registerHooks } from "node:module";

const PACKAGE = "drizzle-orm";
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "", conditions } = context;
    const isInside = parentURL.includes(`/node_modules/${PACKAGE}/`) && specifier.startsWith(".");
    if (!isInside && !specifier.startsWith(PACKAGE)) return next(specifier, context);
    // `require` and `import` find different files.
    const key = `${isInside ? new URL(specifier, parentURL) : specifier} ${conditions}`;
    const known = found.get(key);
    if (known) return known;
    const module = { ...next(specifier, context), shortCircuit: true };
    found.set(key, module);
    return module;
  },
});
