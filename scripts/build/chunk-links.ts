import { createHash } from 'node:crypto';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Chunk {
  readonly code: string;
  /** Imports, exports from files, `import()` and calls of Vite's wrapper, in the order of the code. */
  readonly links: readonly Node[];
  readonly body: ReturnType<typeof parseAst>['body'];
}

const file = /^\.\/(.+)\.js$/;
/** Vite's wrapper around each `import()`. It is removed: the shop loads styles and preloads modules itself. */
const preload = '__vitePreload';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

/** Adds to `found` a node and everything below it that `isWanted` accepts. An array for all calls is the fastest. */
function collect(node: Node, isWanted: (each: Node) => boolean, found: Node[]): Node[] {
  if (isWanted(node)) found.push(node);
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) {
      for (const each of part) if (isNode(each)) collect(each, isWanted, found);
    } else if (isNode(part)) collect(part, isWanted, found);
  }
  return found;
}

const nameOf = (node: unknown) => (isNode(node) && 'name' in node && typeof node.name === 'string' ? node.name : '');
const partOf = (node: Node, key: string): unknown => Reflect.get(node, key);
const isPreload = (node: Node) => node.type === 'CallExpression' && nameOf(partOf(node, 'callee')) === preload;
const isLink = (node: Node) => isNode(partOf(node, 'source')) || isPreload(node);

/**
 * Returns the file name, without `.js`, that an `import()`, an import or an export reads from; null for anything else.
 */
function targetOf(node: Node): { readonly place: Node; readonly name: string } | null {
  const place = partOf(node, 'source');
  if (!isNode(place)) return null;
  const name = file.exec(String(partOf(place, 'value')))?.[1];
  return name === undefined ? null : { place, name };
}

/** Returns the specifier of a chunk in the import map of a page. `name` is its file name without `.js`. */
export const specifierOf = (name: string): string => `~${name}`;

/**
 * Returns short export names by the names in the source. A short name depends only on its source name, except where
 * two short names collide. So a new export renames no other: a rename would change every chunk that imports it.
 */
export function shortNames(names: Iterable<string>): Map<string, string> {
  const taken = new Set<string>();
  const short = new Map<string, string>();
  for (const name of [...names].toSorted()) {
    const letters = createHash('sha256').update(name).digest('base64').replaceAll(/[+/=]/g, '').replace(/^\d+/, '');
    let length = 2;
    while (taken.has(letters.slice(0, length))) length += 1;
    taken.add(letters.slice(0, length));
    short.set(name, letters.slice(0, length));
  }
  return short;
}

/** Returns the names that chunks export, by chunk. Chunks that `import()` or `import *` reach keep their names. */
function exportNames(chunks: ReadonlyMap<string, Chunk>): Map<string, ReadonlyMap<string, string>> {
  const kept = new Set<string>();
  for (const { links } of chunks.values()) {
    for (const node of links) {
      const specifiers = partOf(node, 'specifiers');
      const isWhole =
        Array.isArray(specifiers) &&
        specifiers.some((each) => isNode(each) && each.type === 'ImportNamespaceSpecifier');
      if (node.type === 'ImportExpression' || isWhole) kept.add(targetOf(node)?.name ?? '');
    }
  }
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [chunk, { body }] of chunks) {
    if (kept.has(chunk)) continue;
    const exported = body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' ? node.specifiers.map((each) => nameOf(each.exported)) : [],
    );
    names.set(chunk, shortNames(exported.filter((name) => name !== preload)));
  }
  return names;
}

/** Returns the changes that remove Vite's wrapper from an `import()` and leave the promise inside it. */
function unwrapped(node: Node): Change[] {
  if (!isPreload(node)) return [];
  const inside = collect(node, ({ type }) => type === 'AwaitExpression' || type === 'ArrowFunctionExpression', []);
  const awaited = inside.find(({ type }) => type === 'AwaitExpression');
  const arrow = inside.find(({ type }) => type === 'ArrowFunctionExpression');
  const promise = awaited ? partOf(awaited, 'argument') : arrow && partOf(arrow, 'body');
  if (!isNode(promise)) throw new Error('Vite wraps an import() in another form');
  return [
    { start: node.start, end: promise.start, text: '' },
    { start: promise.end, end: node.end, text: '' },
  ];
}

/** Returns the changes of one chunk's links. */
function changesOf(
  chunk: string,
  { links, body }: Chunk,
  names: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Change[] {
  const changes = links.flatMap((node) => {
    const target = targetOf(node);
    const link =
      target === null
        ? []
        : [{ start: target.place.start, end: target.place.end, text: JSON.stringify(specifierOf(target.name)) }];
    return [...unwrapped(node), ...link];
  });
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration')
      throw new Error(`${chunk} has an export of another form`);
    const theirs = node.type === 'ImportDeclaration' ? names.get(targetOf(node)?.name ?? '') : names.get(chunk);
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers.filter((each) => each.type === 'ImportSpecifier');
      const first = named[0];
      const last = named.at(-1);
      if (first === undefined || last === undefined || named.length < node.specifiers.length) continue;
      const words = named.map(({ imported, local }) => {
        const name = nameOf(imported);
        return name === preload ? null : `${theirs?.get(name) ?? name} as ${local.name}`;
      });
      changes.push({ start: first.start, end: last.end, text: words.filter((each) => each !== null).join(', ') });
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.source !== null || node.declaration !== null) throw new Error(`${chunk} has an export of another form`);
      const words = node.specifiers.flatMap(({ local, exported }) => {
        const name = nameOf(exported);
        return name === preload ? [] : [`${nameOf(local)} as ${theirs?.get(name) ?? name}`];
      });
      changes.push({ start: node.start, end: node.end, text: `export { ${words.toSorted().join(', ')} };` });
    }
  }
  return changes;
}

/**
 * Returns chunks without Vite's wrapper that import each other by specifiers of an import map instead of by file.
 * So a chunk changes only when its own code does. `sources` has the bundler's code by file name without `.js`.
 * @throws an Error where the bundler writes imports or exports in a form that it did not have before.
 */
export function linkChunks(sources: ReadonlyMap<string, string>): Map<string, string> {
  const chunks = new Map(
    [...sources].map(([chunk, code]) => {
      const program = parseAst(code);
      return [chunk, { code, body: program.body, links: collect(program, isLink, []) }] as const;
    }),
  );
  const names = exportNames(chunks);
  return new Map(
    [...chunks].map(([chunk, parsed]) => {
      const changes = changesOf(chunk, parsed, names).toSorted((one, other) => other.start - one.start);
      return [
        chunk,
        changes.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), parsed.code),
      ];
    }),
  );
}
