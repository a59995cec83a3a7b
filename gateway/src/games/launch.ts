import type { LaunchGamePayload } from "../__generated__/types.ts";
import type { CdnPick } from "../cdn/choice.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { Context } from "../request/context.ts";
import type { GameLaunchModel, GameModel } from "./games.model.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { maintenance } from "./games.wire.ts";

type Payload = Omit<LaunchGamePayload, "launch" | "suggestions"> & {
  launch: GameLaunchModel | null;
  suggestions: GameModel[];
};

/** The game that an input names. Refuses one that the platform does not have. */
export async function gameOf({ upstream }: Context, { gameId }: { gameId: string }): Promise<GameModel> {
  const game = await upstream(gamesUpstream).byId(requireKey("Game", gameId));
  if (game === null) throw new InputRefusal("GAME_NOT_FOUND", ["gameId"]);
  return game;
}

const roomForm = /^[\w-]{1,64}$/;

/** The table that an input names, if any. Refuses a malformed id. */
export function roomIdOf({ roomId }: { roomId?: string | null | undefined }): string | undefined {
  if (roomId == null) return undefined;
  if (!roomForm.test(roomId)) throw new InputRefusal("VALIDATION_FAILED", ["roomId"]);
  return roomId;
}

/** Opens a game. For a game under maintenance the platform suggests others. */
export function launchGame(context: Context, open: () => Promise<GameLaunchModel>): Promise<Payload> {
  return mutate(
    {
      language: context.language,
      fields: {
        ...sameNames("gameId", "roomId", "ageConfirmed"),
        nodeId: ["gameId"],
        confirmTrans: ["confirmTransfer"],
      },
      refused: (refusal) => ({ launch: null, suggestions: suggestionsIn(refusal) }),
    },
    async () => ({ launch: await open(), suggestions: [] }),
  );
}

function suggestionsIn(refusal: UpstreamError | undefined): GameModel[] {
  const parsed = maintenance.safeParse(refusal?.value);
  return parsed.success ? parsed.data.suggestions.slice(0, 6) : [];
}

/**
 * The addresses of a launch, the preferred one first. An address on a launch CDN is offered on all of the session's
 * launch CDNs, any other address only as it is.
 */
export async function launchAddresses({ address }: GameLaunchModel, cdn: CdnPick): Promise<string[]> {
  const { launch } = await cdn.explain();
  return cdn.order("launch", (bases) => {
    if (address.startsWith("/")) return bases.length === 0 ? [address] : bases.map((base) => base + address);
    const { host, pathname, search, hash } = new URL(address);
    if (!launch.candidates.some((candidate) => candidate.host === host)) return [address];
    return bases.map((base) => `${base}${pathname}${search}${hash}`);
  });
}
