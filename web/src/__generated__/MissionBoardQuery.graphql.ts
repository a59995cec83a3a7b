/**
 * @generated SignedSource<<aea026022cebe13e75d5df3e1a05996c>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "MissionPlace",
  "kind": "LinkedField",
  "name": "missionLeaderboard",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "OwnMissionPlace",
  "kind": "LinkedField",
  "name": "missionPlace",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MissionBoardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
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
