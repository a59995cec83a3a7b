/**
 * @generated SignedSource<<f3de2b42852b5575fafeda7682f0115e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AgentReport = "DAILY_SALARY" | "DIVIDEND" | "HOURLY_SALARY" | "INCOME" | "OVERVIEW" | "PROFIT_AND_LOSS" | "REAL_TIME_SALARY" | "TEAM" | "TEAM_BETS" | "TRANSACTIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SavedFilterList_agent$data = {
  readonly reportMails: {
    readonly maskedEmail: string | null;
  } | null;
  readonly savedFilters: ReadonlyArray<{
    readonly id: string;
    readonly query: string;
    readonly report: AgentReport | null;
    readonly " $fragmentSpreads": FragmentRefs<"ReportMail_filter" | "SavedFilterRow_filter">;
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
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilters",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "report"
        },
        {
          "kind": "ScalarField",
          "name": "query"
        },
        {
          "kind": "FragmentSpread",
          "name": "SavedFilterRow_filter"
        },
        {
          "kind": "FragmentSpread",
          "name": "ReportMail_filter"
        }
      ]
    },
    {
      "kind": "CatchField",
      "field": {
        "concreteType": "ReportMails",
        "kind": "LinkedField",
        "name": "reportMails",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "maskedEmail"
          }
        ]
      },
      "to": "NULL"
    }
  ],
  "type": "Agent"
};

(node as any).hash = "cfdb59ef29b5caa60f0b7d6d684e8f3f";

export default node;
