/**
 * @generated SignedSource<<c7e868eec88b99eaa6da6b4095d0e55a>>
 * @relayHash 0f1122699cc5d626b15c8034b91af170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2217f1641ff96def50c6db65e6d4fc273a52a62880be58d4299c31deec9c22a

import type { ConcreteRequest } from 'relay-runtime';
export type CheckAffiliateCodeInput = {
  code: string;
  domain?: string | null;
};
export type useInvitationMutation$variables = {
  input: CheckAffiliateCodeInput;
};
export type useInvitationMutation$data = {
  readonly checkAffiliateCode: {
    readonly isValid: boolean | null;
  };
};
export type useInvitationMutation = {
  response: useInvitationMutation$data;
  variables: useInvitationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CheckAffiliateCodePayload",
    "kind": "LinkedField",
    "name": "checkAffiliateCode",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "isValid"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f2217f1641ff96def50c6db65e6d4fc273a52a62880be58d4299c31deec9c22a",
    "metadata": {},
    "name": "useInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f99f7e22bebbb43a7f64f330630c9bd7";

export default node;
