/**
 * The state of the platform's event stream.
 *
 * - `off`: no `SERVICE_KEY` is configured.
 * - `idle`: no subscription has needed the stream yet.
 * - `connecting`: the first attempt is under way.
 * - `live`: events arrive.
 * - `absent`: the platform has no event stream.
 * - `lost`: the platform refused the stream, or it broke.
 */
export type StreamState = "off" | "idle" | "connecting" | "live" | "absent" | "lost";
