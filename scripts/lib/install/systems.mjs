import { existsSync } from "node:fs";
import { refuse } from "./refuse.mjs";

const OLDEST_NODE = 20;

/** Ends the process, with the reason, on a system that can't run the Node that the repository brings. */
export function refuseOtherSystems() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE)
    refuse(`Atrium needs Node ${OLDEST_NODE} or newer to install its own; this is Node ${process.versions.node}.`);
  if (process.platform !== "linux" && process.platform !== "darwin")
    refuse(
      "Atrium runs on Linux and macOS. On Windows, run the same command in WSL: https://learn.microsoft.com/windows/wsl",
    );
  if (existsSync("/etc/alpine-release"))
    refuse(
      "The repository's Node needs glibc, which Alpine doesn't have: use a Debian, Ubuntu or Fedora, or an image of one.",
    );
}
