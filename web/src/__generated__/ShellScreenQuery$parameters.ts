/**
 * @generated SignedSource<<54df1e5b2cbf1b8ebc2fbeb0720a3287>>
 * @relayHash 7d2f19d1290ea6da0313f4c0185606d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d21e51cd1d6c56279566b7db6550323a325fd01c952f212e262e5133c612c3f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d21e51cd1d6c56279566b7db6550323a325fd01c952f212e262e5133c612c3f6",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
