import type { Code } from "./codes.ts";
import type { Translated } from "./languages.ts";
import { account } from "./messages/account.ts";
import { agent } from "./messages/agent.ts";
import { codes } from "./messages/codes.ts";
import { fields } from "./messages/fields.ts";
import { games } from "./messages/games.ts";
import { login } from "./messages/login.ts";
import { lottery } from "./messages/lottery.ts";
import { payload } from "./messages/payload.ts";
import { phoneAuth } from "./messages/phoneAuth.ts";
import { points } from "./messages/points.ts";
import { promotions } from "./messages/promotions.ts";
import { register } from "./messages/register.ts";
import { responsibleGaming } from "./messages/responsibleGaming.ts";
import { security } from "./messages/security.ts";
import { session } from "./messages/session.ts";
import { system } from "./messages/system.ts";
import { upload } from "./messages/upload.ts";
import { wallet } from "./messages/wallet.ts";

/** Texts of the error codes for people. Codes are stable, texts may change. */
export const MESSAGES: Record<Code, Translated> = {
  ...session,
  ...security,
  ...login,
  ...register,
  ...fields,
  ...codes,
  ...phoneAuth,
  ...system,
  ...payload,
  ...games,
  ...lottery,
  ...upload,
  ...account,
  ...wallet,
  ...points,
  ...promotions,
  ...agent,
  ...responsibleGaming,
};
