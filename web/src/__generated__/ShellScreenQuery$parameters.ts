/**
 * @generated SignedSource<<dd32f89df5d0ed82f1600ec15b4fb34b>>
 * @relayHash bb652bb1c2693cb15add291e097d1e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57b9d2788c7446eb1e7f6a5c562e92ac0d147176661705f775f091da9a77b4d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57b9d2788c7446eb1e7f6a5c562e92ac0d147176661705f775f091da9a77b4d2",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
