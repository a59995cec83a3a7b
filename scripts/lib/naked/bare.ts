import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { CLONE, copyNode, fillHome, networkVariables, type Place, VISITOR } from "./place.ts";

/** What every system has, and npm, its scripts and turbo call. */
const BASICS = ["sh", "env", "dirname", "readlink"];

/** This machine without its PATH, HOME and variables. Programs that are looked up by their whole path are still found. */
export function createBarePlace(folder: string): Place {
  const home = path.join(folder, "home");
  const basics = path.join(folder, "basics");
  chmodSync(folder, 0o755);
  copyNode(folder);
  mkdirSync(basics);
  for (const name of BASICS) symlinkSync(`/usr/bin/${name}`, path.join(basics, name));
  fillHome(home);
  const isRoot = process.getuid?.() === 0;
  return {
    name: "this machine with Node and npm only in PATH, and an empty HOME",
    env: { ...networkVariables(), HOME: home, PATH: `${path.join(folder, "bin")}:${basics}` },
    commandOf: (command) => ["/bin/sh", ["-c", `cd "${path.join(home, CLONE)}" && ${command}`]],
    ...(isRoot && { uid: VISITOR, gid: VISITOR }),
  };
}
