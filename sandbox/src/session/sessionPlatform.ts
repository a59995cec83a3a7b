import type { HumanCheckPlatform } from "./humanCheck/humanCheckPlatform.ts";

/** The platform as logins and registrations need it. */
export interface SessionPlatform extends HumanCheckPlatform {
  /** The built-in social networks; undefined when they are not started. */
  identity: { origin: string; clientId: string } | undefined;
}
