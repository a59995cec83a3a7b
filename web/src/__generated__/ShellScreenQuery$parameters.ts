/**
 * @generated SignedSource<<595de9831d8bf595a347280b1d99e407>>
 * @relayHash b899b0e4814328416986de6b0f69a170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e838079d18892bafabe95da0f97e4934acb6517b9c5944c77f3630c24d355370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e838079d18892bafabe95da0f97e4934acb6517b9c5944c77f3630c24d355370",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
