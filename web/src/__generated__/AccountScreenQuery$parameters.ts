/**
 * @generated SignedSource<<4d9fa9e97f8221ad324e91a39b05139c>>
 * @relayHash 0ea196748d6fd623aa7cec7175be73ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6cb7090d74c3bdd44f4bc3ef643a7fb4a5e74603f6e22cc9507a8ae277f048e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountScreenQuery } from './AccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6cb7090d74c3bdd44f4bc3ef643a7fb4a5e74603f6e22cc9507a8ae277f048e",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
