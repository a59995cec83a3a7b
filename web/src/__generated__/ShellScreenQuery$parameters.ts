/**
 * @generated SignedSource<<d1db68f0ab7010d0217ef52acee433db>>
 * @relayHash 1a2eebb16cc02b9ec9c776e419180f73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43e2b1149349a86056a85ca3fcbb2ac5f2f6106f30ff21c668751b9ecff309d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43e2b1149349a86056a85ca3fcbb2ac5f2f6106f30ff21c668751b9ecff309d1",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
