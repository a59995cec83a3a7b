import { beforeAll, beforeEach } from "vitest";
import { startForFile } from "./startForFile.ts";

/** As `startForFile`, with a guest and the member `demo`. Each test begins with no call noted. */
export async function startWithCallers(variables: Record<string, string> = {}) {
  const { sandbox, t } = await startForFile(variables);
  const [guest, player] = [t.client(), t.client()];
  beforeAll(() => player.logIn("demo"));
  beforeEach(() => {
    t.sent.length = 0;
  });
  return { sandbox, t, guest, player };
}
