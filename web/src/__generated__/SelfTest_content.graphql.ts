/**
 * @generated SignedSource<<60407e045ba9baadac511c78d800af2e>>
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
  "metadata": null,
  "name": "SelfTest_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SelfTestQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ResponsibleGamingContent",
  "abstractKey": null
};

(node as any).hash = "011e236637b64ecbddbf0e79b24b54a9";

export default node;
