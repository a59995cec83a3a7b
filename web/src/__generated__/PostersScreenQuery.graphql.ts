/**
 * @generated SignedSource<<c9256b10dff35c5f0b1ad4cdd7bb0f2a>>
 * @relayHash 141c353b609e08ed64d5639ec228a360
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d1387aad06936c93ce30fedaef5b4a95e0df78ae0041da3144652c324512485

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GameCategory = "ELOTT" | "ESPORTS" | "FISH" | "LIVE" | "PVP" | "RNG" | "SPORTS" | "%future added value";
export type PosterFilter = {
  category?: GameCategory | null;
  language?: string | null;
  size?: string | null;
};
export type PostersScreenQuery$variables = {
  after?: string | null;
  filter?: PosterFilter | null;
  first: number;
};
export type PostersScreenQuery$data = {
  readonly viewer: {
    readonly agent: {
      readonly page: Result<{
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly " $fragmentSpreads": FragmentRefs<"PosterCard_poster">;
          };
        }>;
        readonly sizes: ReadonlyArray<string>;
        readonly " $fragmentSpreads": FragmentRefs<"RecordList_page">;
      }, unknown>;
      readonly " $fragmentSpreads": FragmentRefs<"PosterDialog_agent">;
    } | null;
  };
};
export type PostersScreenQuery = {
  response: PostersScreenQuery$data;
  variables: PostersScreenQuery$variables;
};

import Picture_image$normalization_graphql from './Picture_image$normalization.graphql';
import RecordList_page$normalization_graphql from './RecordList_page$normalization.graphql';

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "sizes"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "url"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "PostersScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": "page",
                  "args": (v3/*:: as any*/),
                  "concreteType": "PosterConnection",
                  "kind": "LinkedField",
                  "name": "posters",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "concreteType": "PosterEdge",
                      "kind": "LinkedField",
                      "name": "edges",
                      "plural": true,
                      "selections": [
                        {
                          "concreteType": "Poster",
                          "kind": "LinkedField",
                          "name": "node",
                          "plural": false,
                          "selections": [
                            (v5/*:: as any*/),
                            {
                              "kind": "FragmentSpread",
                              "name": "PosterCard_poster"
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "RecordList_page"
                    }
                  ]
                },
                "to": "RESULT"
              },
              {
                "kind": "FragmentSpread",
                "name": "PosterDialog_agent"
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PostersScreenQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Agent",
            "kind": "LinkedField",
            "name": "agent",
            "plural": false,
            "selections": [
              {
                "alias": "page",
                "args": (v3/*:: as any*/),
                "concreteType": "PosterConnection",
                "kind": "LinkedField",
                "name": "posters",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "PosterEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Poster",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "language"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "width"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "height"
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": [
                              {
                                "fragment": Picture_image$normalization_graphql,
                                "kind": "FragmentSpread"
                              },
                              (v6/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "fallbackUrls"
                              }
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "text"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "internalID"
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "fragment": RecordList_page$normalization_graphql,
                        "kind": "FragmentSpread"
                      }
                    ],
                    "type": "Page",
                    "abstractKey": "__isPage"
                  }
                ]
              },
              {
                "concreteType": "InviteLink",
                "kind": "LinkedField",
                "name": "inviteLinks",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "code"
                  },
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "label"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isExpired"
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9d1387aad06936c93ce30fedaef5b4a95e0df78ae0041da3144652c324512485",
    "metadata": {},
    "name": "PostersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e97b11c476080e31300afefbd27b4b81";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
