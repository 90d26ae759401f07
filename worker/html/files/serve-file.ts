/** Returns whether an address is a file at the root: an icon, the manifest, the offline page's service worker. */
export function isFile(path: string): boolean {
  const isDevelopmentFile = /^\/(@|client\/|node_modules\/|messages\/|domain\/)/.test(path) && import.meta.env.DEV;
  return isDevelopmentFile || /^\/[\w.-]+\.(ico|png|svg|webmanifest|txt|json|js)$/.test(path);
}

/** Serves files of `public/` at the root, and answers missing assets. Returns null for every other address. */
export async function serveFile(request: Request, env: Env): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/assets/')) {
    // Only missing files get here. The platform's own 404 would be cached for a year.
    return new Response('not found', {
      status: 404,
      headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
    });
  }
  if (!isFile(pathname)) return null;
  const answer = await env.ASSETS.fetch(request);
  return answer.status === 404 ? null : answer;
}
