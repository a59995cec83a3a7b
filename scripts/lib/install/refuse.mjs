/**
 * Prints why the command can't run, and ends the process.
 *
 * @param {string} reason
 * @returns {never}
 */
export function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
