/**
 * @generated SignedSource<<8ec5fda597cb3c674faf0e8205c0eaf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type teamProfit_team$data = {
  readonly accountCount: number;
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"teamProfit_balance">;
  } | null;
  readonly bonus: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly houseResult: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly profit: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly rebate: {
    readonly amount: string;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"cashFlow_figures" | "turnover_figures">;
  readonly " $fragmentType": "teamProfit_team";
};
export type teamProfit_team$key = {
  readonly " $data"?: teamProfit_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"teamProfit_team">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "teamProfit_team"
};

(node as any).hash = "e450c22352e94bf71081a9a64837ddb3";

export default node;
