/**
 * @generated SignedSource<<69f324917bd95a4585869259f1437c94>>
 * @relayHash d158bb004d24ec9e4ef31d28b124fe50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fef50e24b5dc7a6abb3a2a02d4418191bbbd91fb2ee6db179fd5f1c1ebda7550

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fef50e24b5dc7a6abb3a2a02d4418191bbbd91fb2ee6db179fd5f1c1ebda7550",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
