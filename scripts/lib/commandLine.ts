import { type ParseArgsConfig, parseArgs } from "node:util";

/** Prints why the command can't run, such as a wrong argument, and ends the process with status 2. */
export function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

/**
 * Reads the arguments of a command. `--help` prints the usage and ends the process. An argument that the command does not
 * have ends it with status 2, after the reason and the usage.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
