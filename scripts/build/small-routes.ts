import type { Plugin } from 'vite';

const importer = /const (\$\$split\w+) = \(\) => import\((["'])(.+?)\2\);?/g;
const placement =
  /(\w+)\.update\(\{\s*id: ('[^']*'),\s*path: ('[^']*'),\s*getParentRoute: \(\) => (\w+),?\s*\}(?: as any)?\)/g;

/** Returns a route that loads its chunk once instead of once for each part, and gets its path from the tree. */
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

/** Returns the tree with one call a route and children as arrays: only types need their names. */
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
  return `${rows}
function placed(route: any, parent: any, id: string, path = id): any {
  return route.update({ id, path, getParentRoute: () => parent });
}
`;
}

/**
 * Shortens the routes, because the first file of every visitor contains all of them.
 * TanStack Router repeats each path three times and the import of its chunk up to three times.
 */
export function smallRoutes(): Plugin {
  return {
    name: 'dogear-small-routes',
    apply: 'build',
    // Runs after the router's own plugin, which splits the routes.
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
