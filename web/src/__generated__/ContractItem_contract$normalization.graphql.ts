/**
 * @generated SignedSource<<822065d0788de71869734857cd7cd26c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { NormalizationSplitOperation } from 'relay-runtime';


import contractTerms_terms$normalization_graphql from './contractTerms_terms$normalization.graphql';

const node: NormalizationSplitOperation = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "currency"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "amount"
  },
  (v0/*:: as any*/)
];
return {
  "kind": "SplitOperation",
  "metadata": {},
  "name": "ContractItem_contract$normalization",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "ScalarField",
      "name": "holder"
    },
    {
      "kind": "ScalarField",
      "name": "offerer"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "period"
    },
    {
      "kind": "ScalarField",
      "name": "paidOnRequest"
    },
    {
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        },
        {
          "kind": "TypeDiscriminator",
          "abstractKey": "__isContractTerms"
        },
        {
          "fragment": contractTerms_terms$normalization_graphql,
          "kind": "FragmentSpread"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "offeredAt"
    },
    {
      "kind": "ScalarField",
      "name": "answerBefore"
    },
    {
      "kind": "ScalarField",
      "name": "acceptedAt"
    },
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "kind": "ScalarField",
      "name": "paysFrom"
    },
    {
      "kind": "ScalarField",
      "name": "paysUntil"
    },
    {
      "kind": "ScalarField",
      "name": "endOfferedAt"
    },
    {
      "kind": "ScalarField",
      "name": "nextSettlementAt"
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "openStake",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    {
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "carryOver",
      "plural": false,
      "selections": (v1/*:: as any*/)
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanAnswer"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanTerminate"
    },
    {
      "kind": "ScalarField",
      "name": "viewerCanOfferEnd"
    }
  ]
};
})();

(node as any).hash = "26ff47fda1f60c733b8d45118f700c4e";

export default node;
