/** Whether an address is that of a file at the root: icons, manifest, the worker of the offline page. */
export function isFile(path: string): boolean {
  const isDevelopmentFile = /^\/(@|client\/|node_modules\/|messages\/|domain\/)/.test(path) && import.meta.env.DEV;
  return isDevelopmentFile || /^\/[\w.-]+\.(ico|png|svg|webmanifest|txt|json|js)$/.test(path);
}

/** Files of `public/` at the root, and missing assets: null where the address is not a file's. */
export async function serveFile(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/assets/')) {
    // Only misses come here; the platform's own 404 would be cached for a year.
    return new Response('not found', {
      status: 404,
      headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
    });
  }
  if (!isFile(pathname)) return null;
  const answer = await env.ASSETS.fetch(request);
  return answer.status === 404 ? null : answer;
}
