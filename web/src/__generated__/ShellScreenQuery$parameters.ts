/**
 * @generated SignedSource<<3b0b6caf32f2cc2ebfa58a211368fa70>>
 * @relayHash 2006b1ed3f04fbec8abb9e32bd874694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95706ada3dd2b8e58b36545a83d14f5ade11ca9aa6e9cd372fa24d97ea64848c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95706ada3dd2b8e58b36545a83d14f5ade11ca9aa6e9cd372fa24d97ea64848c",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
