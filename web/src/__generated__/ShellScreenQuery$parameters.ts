/**
 * @generated SignedSource<<c42fab6a1c601a83e184305eec18e9cb>>
 * @relayHash 8ad34b6176159f80723e67dff2338e89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50f12e0aae3811cc387921bb427e2d921c2296da57329c91abda08861b4666d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50f12e0aae3811cc387921bb427e2d921c2296da57329c91abda08861b4666d2",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
