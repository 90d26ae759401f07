import { parse } from 'node:path';

/** Part of rolldown's module graph that the groups of chunks need. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

/** Modules that the same entries import. */
interface Batch {
  /** Entries that import these modules without `import()`, directly or not. */
  readonly entries: readonly string[];
  /** Name of the first module, without folder and extension. */
  readonly name: string;
  /** Characters of source of all these modules. */
  readonly size: number;
}

/** Characters that a message adds to a chunk. Its source has ten texts, of which a chunk has one. */
const messageSize = 100;

/**
 * Returns the batch of each module of the client, by module id. The entries are `main` and each module that an
 * `import()` reaches. Messages come through one module that imports all of them: an entry has those that its modules
 * use. `messages` is their folder.
 */
export function clientBatches(main: string, messages: string, graph: Graph): ReadonlyMap<string, Batch> {
  const entries = [main];
  const entriesById = new Map<string, string[]>();
  for (const entry of entries) {
    const waiting = [entry];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = entriesById.get(id) ?? [];
      if (known.at(-1) === entry || id === `${messages}.js`) continue;
      entriesById.set(id, [...known, entry]);
      const module = graph.getModuleInfo(id);
      waiting.push(...(module?.importedIds ?? []));
      for (const [, key] of module?.code?.matchAll(/\bm\.(\w+)/g) ?? []) waiting.push(`${messages}/${key}.js`);
      for (const next of module?.dynamicallyImportedIds ?? []) if (!entries.includes(next)) entries.push(next);
    }
  }

  const sizeOf = (id: string) =>
    id.startsWith(`${messages}/`) ? messageSize : (graph.getModuleInfo(id)?.code?.length ?? 0);
  const batches = new Map<string, Batch>();
  const keyOf = (id: string) => (entriesById.get(id) ?? []).join('\n');
  for (const [id, own] of [...entriesById].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { name, size } = batches.get(keyOf(id)) ?? { name: parse(id).name, size: 0 };
    batches.set(keyOf(id), { entries: own, name, size: size + sizeOf(id) });
  }
  const found = new Map<string, Batch>();
  for (const id of entriesById.keys()) {
    const batch = batches.get(keyOf(id));
    if (batch) found.set(id, batch);
  }
  return found;
}
