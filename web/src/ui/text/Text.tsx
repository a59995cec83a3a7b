import type { ComponentProps, HTMLAttributes } from "react";
import { FormattedMessage } from "react-intl";

interface Props extends HTMLAttributes<HTMLElement>, Pick<ComponentProps<typeof FormattedMessage>, "values"> {
  as: `h${1 | 2 | 3 | 4}` | "p" | "div" | "span" | "strong" | "b" | "small" | "dt" | "dd" | "li" | "legend" | "caption";
  /** The id of its text. */
  text: string;
}

/** An element with one text and nothing else, such as `<Text as="h2" text="winners" />`. */
export const Text = ({ as: Element, text, values, ...rest }: Props) => (
  <Element {...rest}>
    <FormattedMessage id={text} {...(values && { values })} />
  </Element>
);
