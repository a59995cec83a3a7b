/**
 * @generated SignedSource<<bee82f82932db96a38808710b662f45e>>
 * @relayHash 3acefec26742dc8de9861711c74957ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f00338236d6ed7d2fbdb9848dc463653cdd323f3281712ed534596578a28df5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f00338236d6ed7d2fbdb9848dc463653cdd323f3281712ed534596578a28df5",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
