import { Problem } from '../../../domain/problems';

/**
 * Returns the problem of a call without a route: `method-not-allowed` {allow} when its path has other methods, else
 * `not-found`. `routes` are the API's patterns, like `/api/books/:isbn`; `ALL` is middleware.
 */
export function unknownRoute(
  routes: readonly { readonly method: string; readonly path: string }[],
  path: string,
): Problem {
  const methods = routes
    .filter((route) => route.method !== 'ALL' && shapeOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return methods.length === 0
    ? new Problem('not-found')
    : new Problem('method-not-allowed', { allow: [...new Set(methods)] });
}

function shapeOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);
}
