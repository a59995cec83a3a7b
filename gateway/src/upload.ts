import { FormData, request } from "undici";
import { z } from "zod";
import type { Config } from "./config.ts";
import type { UploadParts } from "./edge/uploadRoute.ts";
import type { Services } from "./services.ts";
import { sessionOf } from "./sessions/session.ts";

const answerLimitMs = 20_000;
const accepted = z.object({ imageId: z.string().min(1).max(200), url: z.string().max(2_000).nullish() });

/** Hands pictures to the platform's `POST /wps/upload/image`, in the name of whoever's session it is. */
export function uploadTo({ sealer }: Services, { wpsOrigins, merchant }: Config): UploadParts["upload"] {
  return async ({ headers, bringsCookies, caller, traceparent }, { bytes, type, purpose }) => {
    const { session } = await sessionOf(sealer, headers.authorization, bringsCookies ? headers.cookie : undefined);
    if (session === null) return { status: 401, detail: "Log in first." };
    if (session.kind === "TRIAL") return { status: 403, detail: "Trial accounts may not do this." };
    const form = new FormData();
    // A name of ours: the caller's could be anything, and the platform looks at the bytes as well.
    form.set("file", new Blob([new Uint8Array(bytes)], { type }), type === "image/png" ? "image.png" : "image.jpg");
    form.set("purpose", purpose);
    try {
      const {
        statusCode,
        headers: answered,
        body,
      } = await request(`${wpsOrigins[0]}/wps/upload/image`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${session.token}`,
          merchant,
          device: "WEB",
          "x-request-id": caller.requestId,
          traceparent,
        },
        body: form,
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const content: unknown = await body.json();
      const image = z
        .object({ value: accepted })
        .or(accepted.transform((value) => ({ value })))
        .safeParse(content);
      if (statusCode < 300 && image.success) {
        return { image: { imageId: image.data.value.imageId, url: image.data.value.url ?? null } };
      }
      const retryAfter = Number(answered["retry-after"]);
      return { ...refusalOf(statusCode), ...(retryAfter > 0 ? { retryAfter } : {}) };
    } catch {
      return { status: 502, detail: "The platform does not answer." };
    }
  };
}

/** The platform's statuses that tell the caller something; all others are our trouble, not theirs. */
function refusalOf(status: number): { status: number; detail: string } {
  switch (status) {
    case 401:
      return { status, detail: "The session is over: log in again." };
    case 403:
      return { status, detail: "This account may not do this." };
    case 413:
    case 415:
    case 422:
      return { status, detail: "The platform does not accept this picture." };
    case 429:
      return { status, detail: "No more pictures today." };
    default:
      return { status: 502, detail: "The platform does not accept pictures just now." };
  }
}
