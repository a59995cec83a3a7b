/**
 * @generated SignedSource<<d17723604168597b81a4125cd227d4a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentReport = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "INCOME" | "OVERVIEW" | "PROFIT_AND_LOSS" | "REAL_TIME_SALARY" | "TEAM" | "TEAM_BETS" | "TRANSACTIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedFilterList_agent$data = {
  readonly savedFilters: ReadonlyArray<{
    readonly id: string;
    readonly query: string;
    readonly report: AgentReport | null;
    readonly " $fragmentSpreads": FragmentRefs<"SavedFilterRow_filter">;
  }>;
  readonly " $fragmentType": "SavedFilterList_agent";
};
export type SavedFilterList_agent$key = {
  readonly " $data"?: SavedFilterList_agent$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilterList_agent">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SavedFilterList_agent",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "report",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SavedFilterRow_filter"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agent",
  "abstractKey": null
};

(node as any).hash = "52918c7c662e0edc5f6add30b7ae1ac1";

export default node;
