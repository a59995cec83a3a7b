import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";
import { pngOf } from "./pngOf.ts";
import { posterHtml, posterMessage } from "./posterMaterial.ts";

const user = userEvent.setup();
const url = (code: string) => `https://atrium.example/register?referralCode=${code}`;
const link = (id: string, label: string, changes: object = {}) => ({
  __typename: "InviteLink",
  id,
  code: `CODE000${id}`,
  url: url(`CODE000${id}`),
  label,
  kind: "PLAYER",
  isExpired: false,
  ...changes,
});
const links = [link("1", "Fair"), link("2", "", { kind: "AGENT" }), link("3", "Old", { isExpired: true })];
const poster = {
  __typename: "Poster",
  id: "p1",
  internalID: "welcome-box-EN",
  title: "One account for every game",
  text: "Slots and more.",
  language: "EN",
  category: null,
  width: 300,
  height: 250,
  image: { url: "https://cdn.example/p1.svg?v=2", fallbackUrls: [] },
};

async function open(address: string, { inviteLinks = links, edges = [{ node: poster }] } = {}) {
  const page = await renderCentre(address);
  const answerPosters = () =>
    page.answerTo("PostersScreenQuery", {
      Agent: () => ({ id: "agent", inviteLinks }),
      PosterConnection: () => ({
        sizes: ["300x250", "728x90"],
        edges,
        pageCursors: { first: null, last: null, previous: null, around: [] },
      }),
    });
  return { ...page, answerPosters, asked: await answerPosters() };
}

const textOf = (name: string) => screen.getByRole("region", { name }).querySelector("p")?.textContent;

it("copies HTML, a message and the picture's address for the link that is chosen", async () => {
  const page = await open("/agent/register/banners");
  expect(page.asked).toEqual({ first: 12, after: null, filter: { language: null, size: null, category: null } });
  await user.click(await screen.findByRole("button", { name: /^Use banner One account/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Banner: One account/ }));
  const choices = dialog.getByLabelText<HTMLSelectElement>("Links to");
  expect([...choices.options].map(({ text }) => text)).toEqual(["Fair · Player", "CODE0002 · Agent"]);
  expect(textOf("HTML for a website")).toContain(
    `<a href="${url("CODE0001")}"><img src="https://cdn.example/p1.svg?v=2"`,
  );
  await user.selectOptions(choices, "CODE0002 · Agent");
  await user.click(dialog.getByRole("button", { name: "Copy: Text for a message" }));
  expect(await navigator.clipboard.readText()).toBe(`One account for every game\nSlots and more.\n${url("CODE0002")}`);
  expect(textOf("Picture address")).toBe("https://cdn.example/p1.svg?v=2");
});

it("leads to the register centre without an open link, and still gives the picture", async () => {
  await open("/agent/register/banners", { inviteLinks: links.slice(2) });
  await user.click(await screen.findByRole("button", { name: /^Use banner/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Banner:/ }));
  expect(dialog.getByRole("link", { name: "Register centre" }).getAttribute("href")).toBe("/agent/register");
  expect(screen.queryByRole("region", { name: "HTML for a website" })).toBeNull();
  expect(textOf("Picture address")).toContain("p1.svg");
  // This browser draws nothing.
  await user.click(dialog.getByRole("button", { name: "Download picture" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("The picture couldn't be downloaded. Please try again.");
});

it("keeps the filters in the address, and says when there is nothing", async () => {
  const page = await open("/agent/register/banners?language=VI&size=nonsense", { edges: [] });
  expect(page.asked.filter).toEqual({ language: "VI", size: null, category: null });
  expect(await screen.findByText("No banners found")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Size"), "728 × 90");
  expect(page.variables()).toMatchObject({ filter: { language: "VI", size: "728x90" } });
  await page.answerPosters();
  await user.selectOptions(screen.getByLabelText("Language"), "English");
  expect(page.variables()).toMatchObject({ filter: { language: null, size: "728x90" } });
});

it("escapes what it writes into HTML, and leaves empty lines out of messages", () => {
  const shown = { title: `"A" <b> & 'c'`, imageUrl: "https://cdn.example/p?a=1&v=2", width: 300, height: 250 };
  expect(posterHtml(shown, "https://a.example/?x=1&y=2")).toBe(
    '<a href="https://a.example/?x=1&amp;y=2"><img src="https://cdn.example/p?a=1&amp;v=2" width="300" height="250"' +
      ' alt="&quot;A&quot; &lt;b&gt; &amp; &#39;c&#39;"></a>',
  );
  expect(posterMessage({ title: "A", text: "" }, "https://a.example/")).toBe("A\nhttps://a.example/");
});

it("takes a picture from the next CDN when one fails", async () => {
  const asked: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      async decode() {
        asked.push(this.src);
        if (this.src.includes("one")) throw new Error("unreachable");
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["png"])));
  const file = await pngOf(["https://one.example/p.svg", "https://two.example/p.svg"], { width: 300, height: 250 });
  expect([asked, file.size]).toEqual([["https://one.example/p.svg", "https://two.example/p.svg"], 3]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
