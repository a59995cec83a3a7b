import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Form } from "formik";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "../ui/control/Tabs.tsx";
import { TabForm } from "./TabForm.tsx";

const user = userEvent.setup();

const NameForm = ({ name }: { name: string }) => (
  <TabForm name={name} initialValues={{ text: "" }} onSubmit={() => undefined}>
    <Form>
      <Field name="text" aria-label={name} />
    </Form>
  </TabForm>
);
function Pair({ label, first, second }: { label: string; first: React.ReactNode; second: React.ReactNode }) {
  const [selected, setSelected] = useState<"first" | "second">("first");
  const tabs = (["first", "second"] as const).map((value) => ({ value, label: `${label} ${value}` }));
  return (
    <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected === "first" ? first : second}
    </Tabs>
  );
}
const inner = <Pair label="inner" first={<NameForm name="b" />} second={<NameForm name="c" />} />;
const outer = <Pair label="outer" first={<NameForm name="a" />} second={inner} />;
const open = (tab: string) => user.click(screen.getByRole("tab", { name: tab }));
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("keeps what was typed while other tabs are open, around and inside, and forgets it with the tabs", async () => {
  const { unmount } = render(outer);
  await user.type(field("a"), "one");
  await open("outer second");
  await user.type(field("b"), "two");
  await open("inner second");
  expect(field("c").value).toBe("");
  await open("outer first");
  expect(field("a").value).toBe("one");
  await open("outer second");
  expect(field("b").value).toBe("two");
  unmount();
  render(outer);
  expect(field("a").value).toBe("");
});
