import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { Link, type LinkProps } from "react-router-dom";

interface Props extends LinkProps, Pick<ComponentProps<typeof FormattedMessage>, "values"> {
  /** The id of its text. */
  text: string;
}

/** A link with one text and nothing else. */
export const TextLink = ({ text, values, ...rest }: Props) => (
  <Link {...rest}>
    <FormattedMessage id={text} {...(values && { values })} />
  </Link>
);
