import type { Page, PageArgs } from "../paging/connection.ts";
import { oneRow } from "../paging/oneRow.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import {
  type JackpotModel,
  type JackpotOptInModel,
  type JackpotWinModel,
  jackpotOptIns,
  jackpots,
  jackpotWinPage,
  jackpotWins,
} from "./jackpots.wire.ts";

const most = 20;

/** A winner looks for the win at once, so a caller waits for the new list and never gets an old one. */
const winAges = { maxAge: 5, usableFor: 0 };

const calls = {
  list: sharedRead("GET /wps/relay/GCSGAME_jackpotList", jackpots, { maxAge: 5 }),
  wins: sharedRead("GET /wps/relay/GCSGAME_jackpotWinners", jackpotWins, winAges),
  winPage: sharedRead("GET /wps/relay/GCSGAME_jackpotWinners", jackpotWinPage, winAges),
  optIns: ownRead("GET /wps/relay/GCSGAME_jackpotOptIns", jackpotOptIns),
  setOptIn: change("POST /wps/relay/GCSGAME_jackpotOptIn", jackpotOptIns),
};

/** The platform calls for jackpots. */
export const jackpotsUpstream = defineUpstream((scope) => {
  const { language } = scope.caller;
  const listArgs = { query: { language } };
  const winsArgs = { query: { size: most, language } };
  return {
    list: (): Promise<JackpotModel[]> => calls.list(scope, listArgs),

    /** The latest first. */
    wins: (): Promise<JackpotWinModel[]> => calls.wins(scope, winsArgs),

    /** A page of the wins of a jackpot, or of all, the latest first. */
    winPage: ({ jackpotId }: { jackpotId: string | undefined }, page: PageArgs): Promise<Page<JackpotWinModel>> =>
      calls.winPage(scope, { query: { jackpotId, ...page, language } }),

    /** One win; null when there is none. */
    async win(winId: string): Promise<JackpotWinModel | null> {
      return (await calls.winPage(scope, oneRow({ winId, language }))).items[0] ?? null;
    },

    /** The caller's own. */
    optIns: (): Promise<JackpotOptInModel[]> => calls.optIns(scope),

    /** Answers with all jackpots that the caller has opted in to. */
    setOptIn: (jackpotId: string, optedIn: boolean, idempotencyKey: string): Promise<JackpotOptInModel[]> =>
      calls.setOptIn(scope, { idempotencyKey, body: { jackpotId, optedIn } }),

    /** Reads both lists anew, as of that moment or later. */
    since: (moment: number) =>
      Promise.all([calls.list.since(moment, scope, listArgs), calls.wins.since(moment, scope, winsArgs)]),
  };
});
