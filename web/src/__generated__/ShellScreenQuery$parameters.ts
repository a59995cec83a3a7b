/**
 * @generated SignedSource<<164e0ce7fbc8b878139396e283c8fcdf>>
 * @relayHash f8d087a82da58d562ba1ebbd53396cda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9af4e4c57a918c784a6a1593fb99f41785a08abec651934ce0f08f7772fb3495

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9af4e4c57a918c784a6a1593fb99f41785a08abec651934ce0f08f7772fb3495",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
