/** A file to write, by its path from the repository's root. */
export interface NewFile {
  path: string;
  text: string;
}

/** The names that a domain has: `vipClub` in code and in paths, `VipClub` as a GraphQL type and a component. */
export interface DomainNames {
  name: string;
  type: string;
}

export const namesOf = (name: string): DomainNames => ({ name, type: name.charAt(0).toUpperCase() + name.slice(1) });
