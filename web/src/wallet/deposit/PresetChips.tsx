import { useIntl } from "react-intl";
import { readAmount, writeAmount } from "../../forms/amounts.ts";
import { useFormField } from "../../forms/useFormField.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";

/** Chips for a channel's usual amounts. */
export function PresetChips({ presets }: { presets: readonly Money[] }) {
  const { formatMessage, locale } = useIntl();
  const { input, change } = useFormField<string>("amount");
  return (
    <Chips
      label={formatMessage({ id: "deposit_presets" })}
      options={presets.map((preset) => ({ value: preset.amount, label: <Amount {...preset} /> }))}
      selected={readAmount(input.value, locale) ?? ""}
      onSelect={(preset) => change(writeAmount(preset, locale))}
      size="sm"
    />
  );
}
