import { currentLanguage } from "../i18n/language.ts";

const lineEnd = 10;

/** The file could not be read. */
export class FileFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The file was answered with ${status}.`);
    this.status = status;
  }
}

/** Reads a CSV file as it arrives; `onRows` gets the number of rows so far. Aborting also ends it at the platform. */
export async function readFile(url: string, signal: AbortSignal, onRows: (rows: number) => void): Promise<Blob> {
  const answer = await fetch(url, { signal, headers: { "x-atrium-language": currentLanguage() } });
  if (!answer.ok || !answer.body) throw new FileFailure(answer.status);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // The first line has the headings.
  let rows = -1;
  const reader = answer.body.getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    chunks.push(value);
    for (const byte of value) if (byte === lineEnd) rows += 1;
    onRows(Math.max(0, rows));
  }
  return new Blob(chunks, { type: "text/csv" });
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
