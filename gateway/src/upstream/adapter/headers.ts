import type { Caller } from "../http/outgoing.ts";
import type { HeaderForm } from "./format.ts";

/** Writes the headers of a request, names and values alternating. */
export type HeaderWriter = (caller: Caller, language: string, idempotencyKey: string | undefined) => string[];

/** The headers of all calls. What the platform's file does not say is as in our contract. */
export function compileHeaders(form: HeaderForm, merchant: string): HeaderWriter {
  const nameOf = (key: Exclude<keyof HeaderForm, "token" | "device" | "constants">, usual: string) =>
    form[key] === undefined ? usual : form[key];
  const token = form.token === undefined ? { header: "authorization", prefix: "Bearer " } : form.token;
  const device = form.device === undefined ? { header: "device", value: "WEB" } : form.device;
  const merchantName = nameOf("merchant", "merchant");
  const always = ["accept", "application/json"];
  if (merchantName !== null) always.push(merchantName, merchant);
  if (device !== null) always.push(device.header, device.value);
  for (const [name, value] of Object.entries(form.constants ?? {})) always.push(name, value);
  const language = nameOf("language", "language");
  const requestId = nameOf("requestId", "x-request-id");
  const traceparent = nameOf("traceparent", "traceparent");
  const clientIp = nameOf("clientIp", "x-forwarded-for");
  const userAgent = nameOf("userAgent", "user-agent");
  const deviceMark = nameOf("deviceMark", "x-device-mark");
  const background = nameOf("background", "x-background");
  const idempotency = nameOf("idempotencyKey", "idempotency-key");
  return (caller, spoken, key) => {
    const headers = [...always];
    const add = (name: string | null, value: string | undefined) => {
      if (name !== null && value !== undefined) headers.push(name, value);
    };
    if (token !== null && caller.token !== undefined) {
      if ("cookie" in token) headers.push("cookie", `${token.cookie}=${caller.token}`);
      else headers.push(token.header, token.prefix + caller.token);
    }
    add(language, spoken);
    add(requestId, caller.requestId);
    add(traceparent, caller.traceparent);
    add(clientIp, caller.clientIp);
    add(userAgent, caller.userAgent);
    add(deviceMark, caller.deviceMark);
    add(background, caller.isBackground ? "1" : undefined);
    add(idempotency, key);
    return headers;
  };
}
