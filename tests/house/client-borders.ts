import type { ImportEdge } from './import-graph';

/** Folders of the client whose files each layer may import besides its own. `features` never holds another feature. */
const layers: Readonly<Record<string, readonly string[]>> = {
  lib: ['domain', 'messages', 'worker'],
  ui: [],
  data: ['lib', 'domain', 'messages', 'worker'],
  forms: ['data', 'ui', 'lib', 'domain', 'messages', 'worker'],
  features: ['forms', 'data', 'ui', 'lib', 'domain', 'messages', 'worker'],
  shell: ['features', 'forms', 'data', 'ui', 'lib', 'domain', 'messages', 'worker'],
  routes: ['shell', 'features', 'forms', 'data', 'ui', 'lib', 'domain', 'messages', 'worker'],
};

/** Returns the layer of a file: a folder of the client, `app` for a file of `client/`, else the top folder. */
function layerOf(file: string): string {
  const [top = '', folder = '', ...rest] = file.split('/');
  if (top !== 'client') return top;
  return rest.length === 0 ? 'app' : folder;
}

const isFile = (path: string) => /^(?:client|domain|worker|messages|tests|scripts|catalogue|migrations)\//.test(path);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const featureOf = (file: string) => /^client\/features\/([^/]+)/.exec(file)?.[1];

/**
 * Returns one sentence for each import of the client that its layers do not allow. Tests may also import test support.
 * `zodFiles` are the files whose running code includes zod (23 kB).
 */
export function faultsOfClient(edges: readonly ImportEdge[], zodFiles: ReadonlySet<string>): string[] {
  return edges.flatMap(({ from, to, isTypeOnly }) => {
    const refuse = (reason: string) => [`${from} imports ${to}: ${reason}`];
    if (!isTypeOnly && (to === 'zod' || zodFiles.has(to)))
      return refuse('the client takes only types from zod schemas');
    if (!isFile(to)) return [];
    const [own, other] = [layerOf(from), layerOf(to)];
    if (isTest(from) && other === 'tests') return [];
    if (own === 'app') return isTypeOnly || other !== 'worker' ? [] : refuse('only types come from the Worker');
    if (own === other)
      return featureOf(from) === featureOf(to) ? [] : refuse('only routes and shell put features together');
    if (!(layers[own] ?? []).includes(other)) return refuse(`${own} is below ${other}`);
    return other === 'worker' && !isTypeOnly ? refuse('only types come from the Worker') : [];
  });
}

/** Returns the files of `lib` and `forms` that one feature alone uses, and no script. They belong into that feature. */
export function filesOfOneFeature(edges: readonly ImportEdge[]): string[] {
  const shared = edges.filter(({ from, to }) => /^client\/(?:lib|forms)\//.test(to) && !isTest(from));
  return [...Map.groupBy(shared, ({ to }) => to)].flatMap(([file, uses]) => {
    const users = new Set(uses.map(({ from }) => featureOf(from) ?? 'shared'));
    return users.size === 1 && !users.has('shared') ? [file] : [];
  });
}

/** Returns the files whose running code includes zod: those that import it, and all that import values of them. */
export function filesWithZod(edges: readonly ImportEdge[]): Set<string> {
  const found = new Set(['zod']);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { from, to, isTypeOnly } of edges) if (!isTypeOnly && found.has(to)) found.add(from);
  }
  found.delete('zod');
  return found;
}

/** Returns whether the code of a component calls the API or takes its client, instead of a hook of `client/data`. */
export const callsApi = (code: string): boolean => /\.\$(?:get|post|put|patch|delete)\(|\buseApi\b/.test(code);
