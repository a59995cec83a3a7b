import { z } from "zod";
import type { Inline } from "../http/securityHeaders.ts";
import { answerPath, fillNames, fillTexts, hashOf, hasIn, valuesIn } from "./fillMarkup.ts";

/** The question for the age as the web client's build describes it. */
export const ageGate = z.object({
  markup: z.string(),
  script: z.string(),
  fills: z.record(z.string(), answerPath),
  when: z.array(z.object({ path: answerPath, value: z.string().nullable() })),
  links: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});

/** The question for the age of one page. */
interface AskedAge {
  html: string;
  /** Scripts of the component that takes its place. */
  scripts: readonly string[];
  inline: Inline;
}

/**
 * Returns a function that gives the question for the age with its styles and script, when the answer to the shell's
 * query says that it is asked. The script checks whether this device has answered it already.
 */
export function prepareAge(
  { markup, script, fills, when, links }: z.infer<typeof ageGate>,
  read: (href: string) => string,
): (answer: string, texts: Readonly<Record<string, string>>) => AskedAge | undefined {
  const code = read(script);
  const css = links.styles.map(read).join("");
  const inline = { scripts: [hashOf(code)], styles: [hashOf(css)] };
  return (answer, texts) => {
    const values = when.every(({ path, value }) => hasIn(answer, path, value)) ? valuesIn(answer, fills) : undefined;
    if (values === undefined) return undefined;
    const filled = fillNames(markup, { ...fillTexts(texts, values), ...values });
    return { html: `<style>${css}</style>${filled}<script>${code}</script>`, scripts: links.scripts, inline };
  };
}
