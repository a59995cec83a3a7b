import { type Mock, vi } from "vitest";

/**
 * The phone-auth provider of component tests, in place of `phoneAuth.ts`: its SDK needs a browser and a network. A test says
 * what each call does.
 */
export const phoneProvider: Record<"open" | "send" | "verify", Mock> & { agreeWith(token: string): void } = {
  open: vi.fn(),
  send: vi.fn(),
  verify: vi.fn(),
  /** Opens, sends each code, and answers each with this token. */
  agreeWith(token) {
    this.open.mockReset().mockReturnValue(this);
    this.send.mockReset().mockResolvedValue(undefined);
    this.verify.mockReset().mockResolvedValue(token);
  },
};
