import type { DomainNames, NewFile } from "./files.ts";

/** The SDL of a domain with one type that has one field. */
export const schemaFiles = ({ name, type }: DomainNames): NewFile[] => [
  {
    path: `schema/${name}/${name}.graphql`,
    text: `extend type Site {
  "Data of the domain. Wraps \`GET /wps/${name}\`."
  ${name}: ${type} @semanticNonNull @cacheControl(maxAge: 30)
}

"Describe what it is."
type ${type} {
  "In the caller's language."
  title: String!
}
`,
  },
];
