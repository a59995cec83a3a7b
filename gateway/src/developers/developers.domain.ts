import { z } from "zod";
import { type ConfigSection, readVariables } from "../config/section.ts";
import type { Route } from "../edge/http/route.ts";
import type { Domain } from "../graph/domain.ts";
import { sendPage } from "./sendPage.ts";
import { codePaths, guides, textFiles } from "./site.ts";

/** Whether the pages for developers are served. Default: in the profile `developer`, and where there are partners. */
const hasPages: ConfigSection<boolean> = (environment, { profile }) => {
  const { DEVELOPER_PAGES: asked, PARTNERS_DIR: partners } = readVariables(variables, environment);
  return asked === undefined ? profile === "developer" || partners !== undefined : asked === "on";
};

const variables = {
  DEVELOPER_PAGES: z.enum(["on", "off"]).optional(),
  PARTNERS_DIR: z.string().optional(),
};

/** The pages for developers at `/developers`, and what programs read of them. */
export const developers: Domain = {
  name: "developers",
  resolvers: [],
  config: [hasPages],
  routes({ config }) {
    if (!config.section(hasPages)) return {};
    const pages = [...guides.keys(), ...codePaths(), ...textFiles.keys()];
    return Object.fromEntries(pages.map((path): [string, Route] => [path, sendPage(path)]));
  },
};
