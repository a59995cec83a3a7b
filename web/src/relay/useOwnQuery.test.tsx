import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import query, { type LobbyScreenQuery } from "../__generated__/LobbyScreenQuery.graphql.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { GatewayError } from "./network/GatewayError.ts";
import { readOwnQueriesAgain } from "./ownQueries.ts";
import { QuietPart } from "./QuietPart.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenPart } from "./ScreenPart.tsx";
import { useFreshQuery } from "./useFreshQuery.ts";
import { useOwnQuery } from "./useOwnQuery.ts";

const user = userEvent.setup();

function Part() {
  useOwnQuery<LobbyScreenQuery>(query, { sort: "NAME", banner: "RNG" });
  return <p>Part</p>;
}

const open = (element: React.ReactNode) =>
  renderAs(
    "guest",
    [
      {
        path: "/",
        element: (
          <>
            <h1>Screen</h1>
            {element}
          </>
        ),
      },
    ],
    "/",
  );

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("requests again what failed with each try, and the rest of the screen stays", async () => {
  const page = await open(
    <ScreenBoundary>
      <QuietPart>
        <Part />
      </QuietPart>
      <ScreenBoundary>
        <Part />
      </ScreenBoundary>
    </ScreenBoundary>,
  );
  for (let tries = 0; tries < 2; tries += 1) {
    await page.refuse(new GatewayError("UNREACHABLE"));
    expect(screen.getByRole("heading", { name: "Screen" })).toBeTruthy();
    expect(await screen.findAllByRole("alert")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => page.variables());
  }
  await page.answer();
  // Also the part that had failed without a word.
  expect(await screen.findAllByText("Part")).toHaveLength(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("reads again when it is told to, and shows what it has until then", async () => {
  const page = await open(<Part />);
  do await page.answer();
  while (page.environment.mock.getAllOperations().length > 0);
  act(readOwnQueriesAgain);
  expect(page.variables()).toMatchObject({ banner: "RNG" });
  expect(screen.getByText("Part")).toBeTruthy();
});

test("shows all parts that failed again with one try", async () => {
  const part = (
    <ScreenPart>
      <Part />
    </ScreenPart>
  );
  const page = await open(
    <>
      {part}
      {part}
    </>,
  );
  await page.refuse(new GatewayError("REFUSED", { code: "RATE_LIMITED" }));
  expect((await screen.findAllByRole("alert"))[0]?.textContent).toContain("Too many requests. Please wait a moment.");
  await user.click((await screen.findAllByRole("button", { name: "Try again" }))[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await page.answer();
  expect(await screen.findAllByText("Part")).toHaveLength(2);
});

test("asks again when it comes back after it had left before its answer", async () => {
  function FreshPart() {
    useFreshQuery<LobbyScreenQuery>(query, { sort: "NAME", banner: "RNG" });
    return <p>Part</p>;
  }
  function Door() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Door
        </button>
        <Suspense>{isOpen && <FreshPart />}</Suspense>
      </>
    );
  }
  const page = await open(<Door />);
  const goThroughDoor = () => user.click(screen.getByRole("button", { name: "Door" }));
  await page.answer();
  await goThroughDoor();
  await goThroughDoor();
  // It shows what it has. Its second answer comes when it has left again.
  expect(screen.getByText("Part")).toBeTruthy();
  await goThroughDoor();
  await page.answer();
  expect(page.environment.mock.getAllOperations()).toEqual([]);
  await goThroughDoor();
  expect(page.variables()).toMatchObject({ banner: "RNG" });
});
