import type { LaunchGamePayload } from "../__generated__/types.ts";
import type { CdnPick } from "../cdn/choice.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { keyOf } from "../graph/globalId.ts";
import type { Context } from "../request/context.ts";
import type { GameLaunchModel, GameModel } from "./games.model.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { maintenance } from "./games.wire.ts";

type Payload = Omit<LaunchGamePayload, "launch" | "suggestions"> & {
  launch: GameLaunchModel | null;
  suggestions: GameModel[];
};

/** The game that an input names; refused as the caller's mistake when there is none. */
export async function gameOf({ upstream }: Context, { gameId }: { gameId: string }): Promise<GameModel> {
  const internalID = keyOf("Game", gameId);
  const game = internalID === null ? null : await upstream(gamesUpstream).byId(internalID);
  if (game === null) throw new InputRefusal("GAME_NOT_FOUND", ["gameId"]);
  return game;
}

const roomForm = /^[\w-]{1,64}$/;

/** The table that an input names, if any; refused when it can't be one. */
export function roomIdOf({ roomId }: { roomId?: string | null | undefined }): string | undefined {
  if (roomId == null) return undefined;
  if (!roomForm.test(roomId)) throw new InputRefusal("VALIDATION_FAILED", ["roomId"]);
  return roomId;
}

/** Opens a game; when it is under maintenance, the platform suggests others. */
export function launchGame(context: Context, open: () => Promise<GameLaunchModel>): Promise<Payload> {
  return mutate(async () => ({ launch: await open(), suggestions: [] }), {
    language: context.language,
    fields: {
      nodeId: ["gameId"],
      gameId: ["gameId"],
      roomId: ["roomId"],
      confirmTrans: ["confirmTransfer"],
      ageConfirmed: ["ageConfirmed"],
    },
    refused: (refusal) => ({ launch: null, suggestions: suggestionsIn(refusal) }),
  });
}

function suggestionsIn(refusal: UpstreamError | undefined): GameModel[] {
  const parsed = maintenance.safeParse(refusal?.value);
  return parsed.success ? parsed.data.suggestions.slice(0, 6) : [];
}

/**
 * Where a launch can be opened: on the session's launch CDNs, the chosen one first, when the platform's address lies on
 * one of them; else only where the platform says.
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
