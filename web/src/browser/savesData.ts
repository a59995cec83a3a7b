/** Whether the visitor asked the browser to load little. */
export function savesData(): boolean {
  if (matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  // Not every browser has it, so TypeScript does not know it.
  const connection = "connection" in navigator ? navigator.connection : null;
  return connection instanceof Object && "saveData" in connection && connection.saveData === true;
}
