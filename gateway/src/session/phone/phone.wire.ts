import { z } from "zod";
import { count, maybeText } from "../../upstream/wire.ts";
export const longestMessage = 300;

export const message = maybeText.transform((value) => value?.slice(0, longestMessage) ?? null);

export const minutes = z.union([count, z.string().regex(/^\d{1,4}$/)]).transform(Number);

export const forRegistration = z.object({ expiredMinutes: minutes, message });

export const forLogin = z.object({ expiredMinutes: minutes.catch(5), factor: z.number().positive().catch(1), message });

export const forRecovery = z.object({
  expirationTime: z.union([count, z.string().regex(/^\d{13}$/)]).transform(Number),
  message,
});
