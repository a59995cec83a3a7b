/**
 * @generated SignedSource<<4cc0d4850518716fdc2992d4dee18833>>
 * @relayHash 2e58bb42292f0a3544a59ac8b69760eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e35226095713cd771c1dd4c7795906cc393c935acbd989a270a3e79dbba10cf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellScreenQuery } from './ShellScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShellScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e35226095713cd771c1dd4c7795906cc393c935acbd989a270a3e79dbba10cf5",
    "metadata": {},
    "name": "ShellScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
