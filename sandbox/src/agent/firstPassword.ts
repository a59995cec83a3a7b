import { hash } from "node:crypto";
import { eq } from "drizzle-orm";
import { answerOnce } from "../http/idempotency/idempotency.ts";
import { members } from "../member/member.tables.ts";
import { verifyPassword } from "../member/password.ts";
import { codeFrom } from "../random/codes.ts";
import { derivedKey } from "../sealing.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";

/** Random characters of a first password: about 69 bits. */
const PASSWORD_LENGTH = 14;

/** An account, and the first password that its member must change. */
export interface WithPassword {
  account: string;
  password: string;
}

interface Asked {
  /** Names the call, the agent and the idempotency key. */
  call: string;
  account: string;
  /** The request, without secrets: another one with the key is refused. */
  asked: unknown;
  /** Whether the account of that name is the agent's. */
  isOf: (member: typeof members.$inferSelect) => boolean | Promise<boolean>;
  /** Gives the account the password. */
  give: (password: string) => Promise<void>;
}

/**
 * Gives an account a first password once per idempotency key, and returns it. The password follows from the key and a secret of the
 * platform, so a repeat gets the same one, and the database stores only its hash.
 */
export async function withFirstPassword(
  platform: SessionPlatform,
  { call, account, asked, isOf, give }: Asked,
): Promise<WithPassword> {
  const password = codeFrom(derivedKey(platform.config.serviceKey, `first password ${call}`), PASSWORD_LENGTH);
  const isGiven = async () => {
    const [known] = await platform.db.select().from(members).where(eq(members.username, account));
    return known !== undefined && (await isOf(known)) && (await verifyPassword(password, known.passwordHash));
  };
  await answerOnce(platform, {
    key: call,
    bodyHash: hash("sha256", JSON.stringify(asked), "hex"),
    async run() {
      // A process that ended after the change did not store the answer.
      if (!(await isGiven())) await give(password);
      return { status: 200, answer: account };
    },
  });
  return { account, password };
}
