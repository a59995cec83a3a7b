import { LogOut, Settings } from "lucide-react";
import { Pages } from "../../../catalogue/story.ts";
import { Button } from "../button/Button.tsx";
import { Menu, MenuChoices, MenuItem, MenuSeparator } from "./Menu.tsx";
import { MenuOnDemand } from "./MenuOnDemand.tsx";

const nothing = () => undefined;
const themes = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
];

export const menu = new Pages(340, {
  open: (
    <Menu trigger={<Button variant="secondary">Account</Button>} isOpenAtFirst>
      <MenuItem icon={<Settings size={16} />} onSelect={nothing}>
        Settings
      </MenuItem>
      <MenuChoices label="Theme" value="dark" options={themes} onChange={nothing} />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={16} />} onSelect={nothing} isDanger>
        Log out
      </MenuItem>
    </Menu>
  ),
  closed: (
    <MenuOnDemand button={<Button variant="secondary">Account</Button>} prepare={nothing}>
      {null}
    </MenuOnDemand>
  ),
});
