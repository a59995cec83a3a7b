import { growingCache } from "../sharedState/growingCache.ts";
import type { Channel } from "./channel.ts";

/** The platform ends a session after this time without a request of its user. */
const idleMs = 30 * 60_000;
/** Activity of one session is noted at most once in this time. */
const noteMs = 60_000;
/** The platform notes activity about once a minute, and clocks differ. */
const toleranceMs = 2 * 60_000;
const mostSessions = 50_000;

/**
 * Says which sessions are idle, so that polling does not keep them open. Polls carry a header that says that no user
 * caused them, but a platform may ignore it and count them as use.
 */
export class IdleSessions {
  /** When a session's user made a request, here or at another process. */
  readonly #seen = growingCache<number>(mostSessions);
  readonly #tell: (sessionId: string) => void;

  constructor(tell: (sessionId: string) => void) {
    this.#tell = tell;
  }

  /** Notes a request of a session's user. `isShared`: the other processes need to know. */
  note(sessionId: string, isShared: boolean): void {
    const now = Date.now();
    if (now - (this.#seen.get(sessionId) ?? 0) < noteMs) return;
    this.#seen.set(sessionId, now);
    if (isShared) this.#tell(sessionId);
  }

  noteElsewhere(sessionId: string): void {
    this.#seen.set(sessionId, Date.now());
  }

  /** Whether the user of the channel's session has made no request for too long. */
  async isIdle(channel: Channel): Promise<boolean> {
    if (channel.sessionId === undefined) return false;
    const seenAt = Math.max(channel.activeAt, this.#seen.get(channel.sessionId) ?? 0);
    if (Date.now() - seenAt < idleMs) return false;
    const leftMs = await channel.readIdleTime();
    if (leftMs === null) return true;
    const isRemembered = leftMs > idleMs + toleranceMs;
    // Polling has not extended the session, so the platform's count is right.
    const isCountedByPlatform = leftMs < idleMs - toleranceMs;
    if (!isRemembered && !isCountedByPlatform) return true;
    channel.activeAt = Date.now() - (isRemembered ? 0 : idleMs - leftMs);
    return false;
  }
}
