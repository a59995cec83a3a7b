import { FormattedMessage } from "react-intl";
import { Switch } from "../../ui/control/Switch.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Text } from "../../ui/text/Text.tsx";
import own from "./Keys.module.css";

const keys = [
  ["j / ↓", "agent_keys_next"],
  ["k / ↑", "agent_keys_previous"],
  ["Enter", "agent_keys_open"],
  ["/", "agent_keys_search"],
  ["Esc", "agent_keys_back"],
  ["?", "agent_keys_list"],
] as const;

interface Props {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** The list of the keys, which can be switched off: single letters disturb who speaks to the browser (WCAG 2.1.4). */
export const KeyList = ({ isOn, onSwitch, onClose }: Props) => (
  <Dialog title={<FormattedMessage id="agent_keys" />} size="sm" onClose={onClose}>
    <dl className={own.keys}>
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <Text as="dd" text={text} />
        </div>
      ))}
    </dl>
    <Switch isOn={isOn} onChange={onSwitch}>
      <FormattedMessage id="agent_keys_on" />
    </Switch>
  </Dialog>
);
