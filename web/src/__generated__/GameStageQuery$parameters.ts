/**
 * @generated SignedSource<<e8b35adb3677701821f890f890e25888>>
 * @relayHash cf42d75d9406df79522b12faacc37010
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f000913c0df03b0c131f70afbcf29e0206028710694619e731410028fe68a403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GameStageQuery } from './GameStageQuery.graphql';

const node: PreloadableConcreteRequest<GameStageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f000913c0df03b0c131f70afbcf29e0206028710694619e731410028fe68a403",
    "metadata": {},
    "name": "GameStageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
