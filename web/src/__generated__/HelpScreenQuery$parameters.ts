/**
 * @generated SignedSource<<7429dd982559e9978f5810950a495f9c>>
 * @relayHash 78681d6249468a5a8754fdfa7e0695a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc3626c77f83ee5b94aa61e92925ccb66e4a79c315583c56c5db641abee8e15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpScreenQuery } from './HelpScreenQuery.graphql';

const node: PreloadableConcreteRequest<HelpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc3626c77f83ee5b94aa61e92925ccb66e4a79c315583c56c5db641abee8e15",
    "metadata": {},
    "name": "HelpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
