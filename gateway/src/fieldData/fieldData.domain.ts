import { defineService } from "../config/config.ts";
import { type ConfigSection, flag, readVariables } from "../config/section.ts";
import type { Route } from "../edge/http/route.ts";
import type { Domain } from "../graph/domain.ts";
import { vitalsRoute } from "./vitalsRoute.ts";

const fieldDataSettings: ConfigSection<{ isOn: boolean }> = (environment) => ({
  isOn: readVariables({ FIELD_DATA: flag }, environment).FIELD_DATA,
});

const isOn = defineService((config) => config.section(fieldDataSettings).isOn);

/** How fast pages are for those who see them. Only visitors who agree send it. */
export const fieldData: Domain = {
  name: "fieldData",
  config: [fieldDataSettings],
  resolvers: [{ Site: { collectsFieldData: (_, __, context) => context.uncached().services.of(isOn) } }],
  routes({ config, services }) {
    const routes: Record<string, Route> = {};
    if (config.section(fieldDataSettings).isOn) routes["/vitals"] = vitalsRoute(config.webDist, services.observer);
    return routes;
  },
};
