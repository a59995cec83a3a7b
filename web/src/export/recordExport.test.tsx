import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { RecordExport } from "./RecordExport.tsx";

const user = userEvent.setup();
const bytes = new TextEncoder();
afterEach(() => vi.unstubAllGlobals());

/** A gateway's answer that is sent in parts. */
function stubFile() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signal: AbortSignal | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
  });
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    signal = init.signal ?? undefined;
    signal?.addEventListener("abort", () => stream?.error(new DOMException("", "AbortError")));
    return Promise.resolve(new Response(body));
  });
  return {
    send: (text: string) => act(async () => stream?.enqueue(bytes.encode(text))),
    end: () => act(async () => stream?.close()),
    isAborted: () => signal?.aborted,
  };
}

const input = { betRecord: { period: { preset: "TODAY" as const } } };
const open = () =>
  renderRoutes([{ path: "*", element: <RecordExport input={input} name="betting-record.csv" /> }], "/");

async function begin() {
  const page = await open();
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  await waitFor(() => expect(page.variables()).toEqual({ input }));
  return page;
}
const prepared = (rowCount: number) => ({
  ExportRecordPayload: () => ({ export: { url: "/export?ticket=x", rowCount }, userErrors: [] }),
});

it("saves the file, with its progress", async () => {
  const saved: { blob: Blob; name: string }[] = [];
  let last: Blob | undefined;
  const createObjectURL = (blob: Blob) => {
    last = blob;
    return "blob:x";
  };
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) saved.push({ blob: last, name: this.download });
  });
  const file = stubFile();
  const page = await begin();
  await page.answer(prepared(4));
  await file.send("head\r\na\r\nb\r\n");
  const bar = await screen.findByRole("progressbar", { name: "2 of 4 rows" });
  expect(bar.getAttribute("value")).toBe("2");
  await file.send("c\r\nd\r\n");
  await file.end();
  expect(await screen.findByText("File saved.")).toBeTruthy();
  expect(saved.map(({ name, blob }) => [name, blob.size])).toEqual([["betting-record.csv", 18]]);
});

it("ends the request when it is cancelled", async () => {
  const file = stubFile();
  const page = await begin();
  await page.answer(prepared(4));
  await file.send("head\r\na\r\n");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Cancel"));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(file.isAborted()).toBe(true));
  expect(await screen.findByRole("button", { name: "Save as CSV" })).toBe(document.activeElement);
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

it("shows why the gateway refuses", async () => {
  const page = await begin();
  await page.answer({
    ExportRecordPayload: () => ({ export: null, userErrors: [{ message: "At most 50,000 rows at a time." }] }),
  });
  expect(await screen.findByText("At most 50,000 rows at a time.")).toBeTruthy();
});

it("says that a file which breaks off could not be read", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 503 })));
  const page = await begin();
  await page.answer(prepared(4));
  expect(await screen.findByText("The file couldn't be saved. Please try again.")).toBeTruthy();
});
