import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { Consent } from "./Consent.tsx";

/** The question as it loads on a screen; the router's key of that screen is "default". */
const open = (arrival: string) =>
  render(
    <IntlForTests>
      <MemoryRouter>
        <Consent analyticsId="G-TEST01" arrival={arrival} />
      </MemoryRouter>
    </IntlForTests>,
  );

it("waits on the first screen, and asks on the next one when it loads only there", () => {
  const { unmount } = open("default");
  expect(screen.queryByRole("region")).toBeNull();
  unmount();
  open("the first screen");
  expect(screen.getByRole("region", { name: "Help us see what works" })).toBeTruthy();
});
