import { ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { VipLevelModel, VipProgressModel } from "./vip.model.ts";
import { levels, progress } from "./vip.wire.ts";

const calls = {
  levels: sharedRead("GET /wps/relay/MCSFE_vipLevels", levels, { maxAge: 300 }),
  progress: ownRead("GET /wps/relay/MCSFE_vipProgress", progress),
};

/** The platform calls for the VIP club. */
export const vipUpstream = (scope: Scope) => ({
  levels: (): Promise<VipLevelModel[]> => calls.levels(scope),
  progress: (): Promise<VipProgressModel> => calls.progress(scope),
});
