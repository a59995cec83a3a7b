import { z } from "zod";
import { defineService } from "../config/config.ts";
import { type ConfigSection, list, readVariables } from "../config/section.ts";

const variables = {
  SERVICE_LINK_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  SERVICE_HOSTS: list,
};

export interface CustomerService {
  /** The platform seals links to customer service with this key. Without it the gateway can't open them. */
  linkKey: Uint8Array | undefined;
  /** Hosts and ports of customer service and its chat. The developer profile adds the platform's own. */
  hosts: ReadonlySet<string>;
}

export const customerService: ConfigSection<CustomerService> = (environment, { profile, platformHosts }) => {
  const { SERVICE_LINK_KEY: key, SERVICE_HOSTS: hosts } = readVariables(variables, environment);
  return {
    linkKey: key === undefined ? undefined : Buffer.from(key, "base64url"),
    hosts: new Set([...hosts, ...(profile === "developer" ? platformHosts : [])]),
  };
};

/** Hosts and ports of customer service. Its chat is shown in a frame. */
export const customerServiceHosts = defineService((config) => config.section(customerService).hosts);
