import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { SideMenuDownload } from "../../shell/sideMenu/SideMenuDownload.tsx";
import { renderAs } from "../../testing/renderAs.tsx";
import { supportRoutes } from "../support.routes.tsx";

const user = userEvent.setup();
afterEach(() => vi.unstubAllGlobals());

const android = { kind: "ANDROID_APP", url: "https://get.example/android", qrCodeUrl: null };
const ios = { kind: "IOS_PROFILE", url: "https://get.example/profile", qrCodeUrl: "https://get.example/short" };
const site = (resources: object[]) => ({ Site: () => ({ id: "site", banners: [], resources }) });

const onComputer = () =>
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: media === "(any-pointer: fine)" }));

/** Opens the dialog with the codes, and answers its query. */
async function openCodes(resources: object[]) {
  onComputer();
  const menu = { path: "/", element: <SideMenuDownload /> };
  const opened = renderAs("guest", [menu, ...supportRoutes], "/");
  await user.click(await screen.findByRole("link", { name: "Download the app" }));
  await (await opened).answer(site(resources));
  return opened;
}

const codeOf = (name: string) => screen.queryByRole("img", { name: `QR code for ${name}` });

it("shows a code of 130 pixels without a margin for each system that has one, and iOS by its profile", async () => {
  await openCodes([android, ios]);
  await waitFor(() => expect(codeOf("Android")).toBeTruthy());
  for (const name of ["Android", "iPhone and iPad"]) {
    expect(codeOf(name)?.getAttribute("width")).toBe("130");
    expect(codeOf(name)?.getAttribute("height")).toBe("130");
  }
  const links = screen.getAllByRole("link", { name: "Open on this device" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([android.url, ios.qrCodeUrl]);
});

it("leaves out the code of a system without a resource", async () => {
  await openCodes([android]);
  await waitFor(() => expect(codeOf("Android")).toBeTruthy());
  expect(codeOf("iPhone and iPad")).toBeNull();
});

it("leads to the guide on a phone, which needs no codes", async () => {
  const page = renderAs("guest", [{ path: "/", element: <SideMenuDownload /> }, ...supportRoutes], "/");
  await user.click(await screen.findByRole("link", { name: "Download the app" }));
  expect((await page).router.state.location.pathname).toBe("/download");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("begins on a phone with the installation or the download, not with a code of itself", async () => {
  const page = await renderAs("guest", supportRoutes, "/download");
  await page.answer(site([android, ios]));
  const open = await screen.findByRole("link", { name: "Open on this device" });
  expect(open.getAttribute("href")).toBe(android.url);
  expect(codeOf("Android")).toBeNull();
  const prompt = vi.fn();
  await act(async () => {
    globalThis.installOffer = Object.assign(new Event("beforeinstallprompt"), {
      prompt,
      userChoice: Promise.resolve({ outcome: "accepted" as const }),
    });
    dispatchEvent(new Event("atrium-install"));
  });
  const step = within(screen.getAllByRole("listitem")[0] ?? document.body);
  await user.click(step.getByRole("button", { name: "Install app" }));
  expect(prompt).toHaveBeenCalledOnce();
});

it("shows one code that leads to the guide, from the guide on a computer", async () => {
  const page = await renderAs("guest", supportRoutes, "/download");
  await page.answer(site([android, ios]));
  await user.click(await screen.findByRole("button", { name: "Open this guide on your phone" }));
  const dialog = await screen.findByRole("dialog", { name: "Download the app" });
  const link = within(dialog).getByRole("link", { name: "Open on this device" });
  expect(link.getAttribute("href")).toBe(`${location.origin}/download`);
  expect(codeOf("Download the app")?.getAttribute("width")).toBe("130");
});

it.each(["/download", "/down"])("shows four steps for each system at %s", async (path) => {
  onComputer();
  const page = await renderAs("guest", supportRoutes, path);
  await page.answer(site([android, ios]));
  const steps = () => screen.getAllByRole("listitem");
  await waitFor(() => expect(steps()).toHaveLength(4));
  expect(codeOf("Android")?.getAttribute("width")).toBe("100");
  expect(
    steps()
      .slice(1)
      .map((step) => step.querySelectorAll("svg").length > 0),
  ).toEqual([true, true, true]);
  await user.click(screen.getByRole("tab", { name: "iOS" }));
  expect(codeOf("iPhone and iPad")?.getAttribute("width")).toBe("100");
  expect(screen.getByText(/choose “Allow”/)).toBeTruthy();
  expect(steps()).toHaveLength(4);
});
