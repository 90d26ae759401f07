import type { Plugin } from 'vite';

const importer = /const (\$\$split\w+) = \(\) => import\((["'])(.+?)\2\);?/g;
const placement =
  /(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: ('[^']*'),\s*getParentRoute: \(\) => (\w+),?\s*\}(?: as any)?\)/g;

/** One way to a route's chunk instead of one for each of its parts; and a route learns its path from the tree. */
function smallRoute(code: string): string {
  const ways = new Map<string, string>();
  let small = code;
  for (const [statement, name = '', , file = ''] of code.matchAll(importer)) {
    const known = ways.get(file);
    if (known === undefined) ways.set(file, name);
    else small = small.replace(statement, '').replaceAll(name, () => known);
  }
  return small.replace(/\bcreateFileRoute\((["'])[^"']+\1\)/, 'createFileRoute()');
}

/** The tree with one call a route, and children in a row: their names are for types alone. */
function smallTree(code: string): string {
  const rows = code
    .replaceAll(
      placement,
      (_all, route: string, id: string, path: string, parent: string) =>
        `placed(${[route, parent, id, ...(path === id ? [] : [path])].join(', ')})`,
    )
    .replaceAll(
      /(const \w+Children)(: \w+)? = \{([^}]*)\}/g,
      (_all, name: string, _type, children: string) => `${name}: any = [${children.replaceAll(/\w+: (\w+)/g, '$1')}]`,
    );
  return `${rows}\nfunction placed(route: any, parent: any, id: string, path = id): any {\n  return route.update({ id, path, getParentRoute: () => parent });\n}\n`;
}

/**
 * The routes stand in the first file of every visitor, so they are written short there: as TanStack Router makes them,
 * each says its path three times and the way to its chunk up to three times.
 */
export function smallRoutes(): Plugin {
  return {
    name: 'dogear-small-routes',
    apply: 'build',
    // After the router's own plugin, which splits the routes.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id.endsWith('/client/routeTree.gen.ts')) {
        const small = smallTree(code);
        if (/\.update\(\{\s*id:/.test(small) || !small.includes('= ['))
          this.error(`${id}: the router writes its tree in another form`);
        return { code: small, map: null };
      }
      return /\/client\/routes\/[^?]+\.tsx$/.test(id) && code.includes('createFileRoute(')
        ? { code: smallRoute(code), map: null }
        : null;
    },
  };
}
