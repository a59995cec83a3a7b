const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<>]*")*)(\/?)>/y;

/** The first fault of a picture as XML or in its references; undefined when it has none. */
export function svgFault(svg: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  for (let at = 0; at < svg.length; ) {
    if (svg[at] !== "<") {
      const end = svg.indexOf("<", at);
      const text = svg.slice(at, end === -1 ? undefined : end);
      if (/&(?!#\d+;)|>/.test(text)) return `unescaped text: ${text.slice(0, 40)}`;
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, isEnd, name = "", attributes = "", isEmpty] = TAG.exec(svg) ?? [];
    if (whole === undefined) return `no tag at ${svg.slice(at, at + 60)}`;
    const names = [...attributes.matchAll(/ ([A-Za-z][\w:-]*)=/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`;
    const id = / id="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) return `the id ${id} twice`;
    if (id !== undefined) ids.add(id);
    if (isEnd) {
      if (open.pop() !== name) return `unexpected ${whole}`;
    } else if (!isEmpty) open.push(name);
    at += whole.length;
  }
  if (open.length > 0) return `left open: ${open.join()}`;
  const missing = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].find(([, id = ""]) => !ids.has(id));
  if (missing) return `refers to nothing: ${missing[0]}`;
  return /NaN|undefined|Infinity/.exec(svg)?.[0];
}
