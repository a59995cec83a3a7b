import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { FewNames } from "./fewNames.ts";

const mostVersions = 10;
const mostCount = 2 ** 32 - 1;

interface Client {
  versions: FewNames;
  /** Numbers of requests by field, for each version. */
  counts: Map<string, Uint32Array>;
}

/**
 * Counts which fields each client asks for, by its versions. A client is a partner by its name, `(web)` or `(ad-hoc)`. Ten versions of
 * a client have counts of their own, and all later ones share one: this bounds the memory.
 */
export class FieldUses {
  readonly #schema: GraphQLSchema;
  /** Each field as `Type.field`; its place is its number. */
  readonly #fields: readonly string[];
  readonly #deprecated: ReadonlySet<string>;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #ofDocuments = new WeakMap<DocumentNode, readonly number[]>();
  readonly #clients = new Map<string, Client>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    const all = types.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map(({ name, deprecationReason }) => ({
            field: `${type.name}.${name}`,
            isDeprecated: deprecationReason != null,
          }))
        : [],
    );
    this.#fields = all.map(({ field }) => field);
    this.#deprecated = new Set(all.filter(({ isDeprecated }) => isDeprecated).map(({ field }) => field));
    this.#numbers = new Map(this.#fields.map((field, number) => [field, number]));
  }

  /** Counts a request for the document. */
  note(client: string, version: string | undefined, document: DocumentNode): void {
    const counts = this.#countsOf(client, version ?? "none");
    for (const number of this.#fieldsOf(document)) {
      const count = counts[number] ?? 0;
      if (count < mostCount) counts[number] = count + 1;
    }
  }

  /** All counts as Prometheus' text; with `isAll` false only those of deprecated fields, of which unused ones have 0. */
  text(isAll: boolean): string {
    const [name, help] = isAll
      ? ["atrium_field_uses_total", "Requests for each field, by client and version."]
      : [
          "atrium_deprecated_field_uses_total",
          "Requests for each deprecated field, by client and version; 0 for unused.",
        ];
    const used = new Set<string>();
    const lines = [...this.#clients].flatMap(([client, { counts }]) =>
      [...counts].flatMap(([version, ofVersion]) =>
        this.#fields.flatMap((field, number) => {
          const count = ofVersion[number] ?? 0;
          if (count === 0 || !(isAll || this.#deprecated.has(field))) return [];
          used.add(field);
          return `${name}{field="${field}",client="${client}",version="${version}"} ${count}`;
        }),
      ),
    );
    const unused = [...this.#deprecated].filter((field) => !isAll && !used.has(field));
    const zeros = unused.map((field) => `${name}{field="${field}",client="",version=""} 0`);
    return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...lines, ...zeros, ""].join("\n");
  }

  #countsOf(client: string, asked: string): Uint32Array {
    const known = this.#clients.getOrInsertComputed(client, () => ({
      versions: new FewNames(mostVersions),
      counts: new Map(),
    }));
    const version = known.versions.of(asked);
    return known.counts.getOrInsertComputed(version, () => new Uint32Array(this.#fields.length));
  }

  /** Fields of a valid document, each once. One of an interface is asked of all types that have it. */
  #fieldsOf(document: DocumentNode): readonly number[] {
    const known = this.#ofDocuments.get(document);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const types = new TypeInfo(this.#schema);
    const enter = ({ name: { value } }: { name: { value: string } }) => {
      const parent = types.getParentType();
      const having = isInterfaceType(parent) ? [parent, ...this.#schema.getPossibleTypes(parent)] : [parent];
      for (const type of having) {
        const number = this.#numbers.get(`${type?.name}.${value}`);
        if (number !== undefined) found.add(number);
      }
    };
    visit(document, visitWithTypeInfo(types, { Field: enter }));
    const fields = [...found];
    this.#ofDocuments.set(document, fields);
    return fields;
  }
}
