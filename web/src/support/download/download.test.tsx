import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { supportRoutes } from "../support.routes.tsx";

const user = userEvent.setup();

const android = { kind: "ANDROID_APP", url: "https://get.example/android", qrCodeUrl: null };
const ios = { kind: "IOS_PROFILE", url: "https://get.example/profile", qrCodeUrl: "https://get.example/short" };
const site = (resources: object[]) => ({ Site: () => ({ id: "site", banners: [], resources }) });

function Opener({ name }: { name: string }) {
  const { openDialog } = useSessionDialogs();
  return (
    <button type="button" onClick={() => openDialog(name)}>
      Get it
    </button>
  );
}

const openModal = async (name: string) => {
  const routes = [{ path: "/", element: <Opener name={name} /> }, ...supportRoutes];
  const opened = renderAs("guest", routes, "/");
  await user.click(await screen.findByRole("button", { name: "Get it" }));
  return name === "download" ? opened : undefined;
};

const codeOf = (name: string) => screen.queryByRole("img", { name: `QR code for ${name}` });

it("shows a code of 130 pixels without a margin for each system that has one, and iOS by its profile", async () => {
  const page = await openModal("download");
  await page?.answer(site([android, ios]));
  await waitFor(() => expect(codeOf("Android")).toBeTruthy());
  for (const name of ["Android", "iPhone and iPad"]) {
    expect(codeOf(name)?.getAttribute("width")).toBe("130");
    expect(codeOf(name)?.getAttribute("height")).toBe("130");
  }
  const links = screen.getAllByRole("link", { name: "Open on this device" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([android.url, ios.qrCodeUrl]);
});

it("leaves out the code of a system without a resource", async () => {
  const page = await openModal("download");
  await page?.answer(site([android]));
  await waitFor(() => expect(codeOf("Android")).toBeTruthy());
  expect(codeOf("iPhone and iPad")).toBeNull();
});

it("shows one code that leads to the guide", async () => {
  await openModal("downloadQr");
  const dialog = await screen.findByRole("dialog", { name: "Download the app" });
  const link = within(dialog).getByRole("link", { name: "Open on this device" });
  expect(link.getAttribute("href")).toBe(`${location.origin}/download`);
  expect(codeOf("Download the app")?.getAttribute("width")).toBe("130");
});

it.each(["/download", "/down"])("shows four steps for each system at %s", async (path) => {
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
