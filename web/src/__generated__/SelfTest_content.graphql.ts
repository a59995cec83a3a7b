/**
 * @generated SignedSource<<5712871afdcf89f968beae7fc60a92aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SelfTest_content$data = {
  readonly questions: ReadonlyArray<{
    readonly code: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "SelfTest_content";
};
export type SelfTest_content$key = {
  readonly " $data"?: SelfTest_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"SelfTest_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SelfTest_content",
  "selections": [
    {
      "concreteType": "SelfTestQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "code"
        },
        {
          "kind": "ScalarField",
          "name": "text"
        }
      ]
    }
  ],
  "type": "ResponsibleGamingContent"
};

(node as any).hash = "011e236637b64ecbddbf0e79b24b54a9";

export default node;
