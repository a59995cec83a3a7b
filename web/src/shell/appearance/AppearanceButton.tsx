import { Languages } from "lucide-react";
import { useIntl } from "react-intl";
import type { AppearanceMenu_site$key } from "../../__generated__/AppearanceMenu_site.graphql.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { MenuOnDemand } from "../../ui/menu/MenuOnDemand.tsx";

const loadAppearanceMenu = async () => (await import("./AppearanceMenu.tsx")).AppearanceMenu;
const AppearanceMenu = lazyPart(loadAppearanceMenu);

interface Props {
  site: AppearanceMenu_site$key;
  className?: string | undefined;
}

/** Opens the menu of languages and themes. */
export function AppearanceButton({ site, className }: Props) {
  const { formatMessage } = useIntl();
  const button = (
    <IconButton label={formatMessage({ id: "appearance" })} className={className}>
      <Languages size={20} />
    </IconButton>
  );
  return (
    <MenuOnDemand button={button} prepare={() => void loadAppearanceMenu()}>
      <AppearanceMenu site={site} trigger={button} />
    </MenuOnDemand>
  );
}
