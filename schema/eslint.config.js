import graphql from "@graphql-eslint/eslint-plugin";

export default [
  {
    files: ["*/*.graphql"],
    ignores: ["slices/*"],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: "schema.graphql" } } },
    plugins: { "@graphql-eslint": graphql },
    rules: {
      "@graphql-eslint/description-style": "off",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          Argument: "camelCase",
          DirectiveDefinition: "camelCase",
          EnumValueDefinition: "UPPER_CASE",
          allowLeadingUnderscore: false,
          "FieldDefinition[parent.name.value=Query]": { forbiddenPrefixes: ["get", "query"] },
        },
      ],
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      "@graphql-eslint/relay-connection-types": "error",
      "@graphql-eslint/relay-edge-types": [
        "error",
        { withEdgeSuffix: true, shouldImplementNode: true, listTypeCanWrapOnlyEdgeType: false },
      ],
      "@graphql-eslint/relay-page-info": "error",
      "@graphql-eslint/no-hashtag-description": "error",
      "@graphql-eslint/require-deprecation-reason": "error",
    },
  },
];
