/**
 * @generated SignedSource<<10a713a63e1bbfe57824fa4b70fe50ec>>
 * @relayHash 6d542f9c734f82b02c076b5c14705ed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21955e46b219ad293f49da3bc409feae7392e62000b8b84b4996bab6bd16dd7f

import type { ConcreteRequest } from 'relay-runtime';
export type MissionBoardPeriod = "MONTH" | "WEEK" | "%future added value";
export type MissionBoardQuery$variables = {
  period: MissionBoardPeriod;
};
export type MissionBoardQuery$data = {
  readonly site: {
    readonly missionLeaderboard: ReadonlyArray<{
      readonly account: string;
      readonly rank: number;
      readonly score: number;
    }>;
  };
  readonly viewer: {
    readonly member: {
      readonly missionPlace: {
        readonly rank: number;
        readonly score: number;
      } | null;
    } | null;
  };
};
export type MissionBoardQuery = {
  response: MissionBoardQuery$data;
  variables: MissionBoardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "rank"
},
v3 = {
  "kind": "ScalarField",
  "name": "score"
},
v4 = {
  "args": (v1/*:: as any*/),
  "concreteType": "MissionPlace",
  "kind": "LinkedField",
  "name": "missionLeaderboard",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "account"
    },
    (v3/*:: as any*/)
  ]
},
v5 = {
  "args": (v1/*:: as any*/),
  "concreteType": "OwnMissionPlace",
  "kind": "LinkedField",
  "name": "missionPlace",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ]
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MissionBoardQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MissionBoardQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v6/*:: as any*/)
        ]
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "21955e46b219ad293f49da3bc409feae7392e62000b8b84b4996bab6bd16dd7f",
    "metadata": {},
    "name": "MissionBoardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a2f92a68fe598198e1f4b5bcc58f762";

export default node;
