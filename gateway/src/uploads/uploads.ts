import { randomUUID } from "node:crypto";
import { z } from "zod";
import { UpstreamError } from "../errors/upstreamError.ts";
import { languageOf } from "../language/language.ts";
import type { Services } from "../request/services.ts";
import type { Outgoing } from "../upstream/http/outgoing.ts";
import type { CheckedImage, Problem } from "./pictureForm.ts";
import type { OpenPictures } from "./uploadRoute.ts";

const answerLimitMs = 20_000;
const lookLimitMs = 8_000;
const idForm = /^[\w-]{1,64}$/;
const accepted = z.object({ imageId: z.string().regex(idForm) });

/**
 * The caller's pictures at the platform: sent by `POST /wps/upload/image`, and read back. Members only. A session that
 * the platform has ended is refused by the platform.
 */
export function openPictures({ sessions, brands }: Services): OpenPictures {
  return async ({ headers, bringsCookies, caller, traceparent }) => {
    const brand = brands.at(caller.host);
    const sent = { authorization: headers.authorization, cookie: bringsCookies ? headers.cookie : undefined };
    const { session } = await sessions.open(sent, brand.key.merchant);
    if (session === null) return { status: 401, detail: "Log in first." };
    if (session.kind === "TRIAL") return { status: 403, detail: "Trial accounts may not do this." };
    const upstreamCaller = {
      token: session.token,
      language: languageOf(headers["x-atrium-language"], headers["accept-language"]),
      requestId: caller.requestId,
      traceparent,
      clientIp: caller.clientIp === "" ? undefined : caller.clientIp,
      userAgent: headers["user-agent"]?.slice(0, 256),
    };
    /** Calls the platform with the caller's session. */
    const ask = async <T>(call: Omit<Outgoing, "caller">, read: (content: unknown) => T): Promise<T | Problem> => {
      try {
        const { content } = await brand.shared.client.send({ ...call, caller: upstreamCaller });
        return read(content);
      } catch (error) {
        if (error instanceof UpstreamError) return refusalOf(error);
        throw error;
      }
    };
    return {
      account: `${brand.key.merchant} ${session.customerId}`,

      upload: async (image) =>
        ask({ ...uploading, body: formOf(image), milliseconds: answerLimitMs }, (content) => {
          const { success, data } = accepted.safeParse(content);
          if (!success) return { status: 502, detail: "The platform does not accept pictures just now." };
          // The platform's own address needs the platform's token, which browsers don't have.
          return { image: { imageId: data.imageId, url: `/upload?id=${data.imageId}` } };
        }),

      look: async (imageId) => {
        if (!idForm.test(imageId)) return { status: 404, detail: "No such picture." };
        const path = `/wps/upload/image/${imageId}`;
        return ask({ ...looking, path, args: { path: { imageId } }, milliseconds: lookLimitMs }, (content) =>
          Buffer.isBuffer(content)
            ? { type: typeOf(content), bytes: content }
            : { status: 502, detail: "The platform does not show this picture." },
        );
      },
    };
  };
}

const uploading = { name: "POST /wps/upload/image", path: "/wps/upload/image" } as const;
const looking = { name: "GET /wps/upload/image/{imageId}", wantsPicture: true } as const;

/**
 * The multipart form that the platform takes. The gateway names the file: the caller's name could be anything. `FormData`
 * would copy a picture three times.
 */
function formOf({ bytes, type, purpose }: CheckedImage): NonNullable<Outgoing["body"]> {
  const boundary = `atrium-${randomUUID()}`;
  const name = type === "image/png" ? "image.png" : "image.jpg";
  const start = [
    `--${boundary}`,
    'content-disposition: form-data; name="purpose"',
    "",
    purpose.replace(/[^\w -]/g, ""),
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${name}"`,
    `content-type: ${type}`,
    "",
    "",
  ];
  const text = Buffer.concat([Buffer.from(start.join("\r\n")), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, text };
}

function typeOf(bytes: Buffer): string {
  if (bytes.subarray(8, 12).toString("latin1") === "WEBP") return "image/webp";
  return bytes[0] === 0x89 ? "image/png" : "image/jpeg";
}

/** The answer to a refusal of the platform. Unknown codes count as a failure of the platform. */
function refusalOf({ status, code, retryAfter }: UpstreamError): Problem {
  if (code === "UNAUTHENTICATED" || code.startsWith("SESSION_")) {
    return { status: 401, detail: "The session is over: log in again." };
  }
  switch (code) {
    case "FORBIDDEN":
    case "TRIAL_ACCOUNT":
      return { status: 403, detail: "This account may not do this." };
    case "NOT_FOUND":
      return { status: 404, detail: "No such picture." };
    case "IMAGE_TYPE":
      return { status: 415, detail: "The platform does not accept this picture." };
    case "IMAGE_TOO_LARGE":
      return { status: 413, detail: "The picture is too large." };
    case "IMAGE_COUNT":
      return { status: 422, detail: "One picture at a time." };
    case "RATE_LIMITED":
      return { status: 429, detail: "No more pictures today.", retryAfter };
    default:
      return { status: status === 0 || status >= 500 ? 503 : 502, detail: "The platform does not take pictures now." };
  }
}
