import type { ComponentProps } from "react";
import { type ChipLook, chipProps } from "./chipProps.ts";

interface Props extends ChipLook, ComponentProps<"button"> {
  isSelected?: boolean;
}

/** A small rounded button. */
export const Chip = ({ size, shape, tone, isSelected = false, className, ...props }: Props) => (
  <button
    type="button"
    {...props}
    {...chipProps({ size, shape, tone }, className)}
    data-selected={isSelected || undefined}
  />
);
