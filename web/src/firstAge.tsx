import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { IntlProvider } from "react-intl";
import { type AnswerPath, nameMessages, nameOf } from "./firstNames.ts";
import { FirstAgeGate } from "./shell/gates/FirstAgeGate.tsx";

/** The question for the age, which the gateway adds to the page of a guest. */
interface FirstAge {
  markup: string;
  /** The script that lets visitors answer it. */
  script: string;
  /** Source file of the component that takes its place. */
  module: string;
  /** Paths of the values that replace the names in `markup`, in the answer to the shell's query. */
  fills: Record<string, AnswerPath>;
  /** Path in the answer to the shell's query of a value that is there only when the question is asked. */
  when: { path: AnswerPath; value: string | null }[];
}

/** Renders the question for the age. */
export async function renderFirstAge(textIds: readonly string[]): Promise<FirstAge> {
  const { prelude } = await prerenderToNodeStream(
    <IntlProvider locale="en" messages={nameMessages(textIds)}>
      <FirstAgeGate age={nameOf("age")} brand={nameOf("brand")} />
    </IntlProvider>,
  );
  return {
    markup: await text(prelude),
    script: "/age.js",
    module: "src/shell/gates/AgeGate.tsx",
    fills: { age: ["site", "brand", "minimumAge"], brand: ["site", "brand", "name"] },
    when: [
      { path: ["viewer", "member"], value: null },
      { path: ["viewer", "systemStatus", "state"], value: "NORMAL" },
    ],
  };
}
