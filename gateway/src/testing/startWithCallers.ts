import { beforeAll } from "vitest";
import { startForFile } from "./startForFile.ts";

/** As `startForFile`, with a guest and the member `demo`. */
export async function startWithCallers(variables: Record<string, string> = {}) {
  const { sandbox, t } = await startForFile(variables);
  const [guest, player] = [t.client(), t.client()];
  beforeAll(() => player.logIn("demo"));
  return { sandbox, t, guest, player };
}
