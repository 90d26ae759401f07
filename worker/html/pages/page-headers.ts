/**
 * Placeholder of the nonce in cached pages. It is fixed per build, because a random one per isolate would break the
 * shared cache. It never reaches a browser: each answer gets a new nonce instead.
 */
export const noncePlaceholder = 'nonce-placeholder-4f1c9a7e2b';

/** Returns a new nonce of 128 bits. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replaceAll('=', '');
}

/** Address and group of violation reports. `report-uri` is for browsers that do not know `Reporting-Endpoints`. */
const reportPath = '/api/csp-reports';
const reportGroup = 'csp';

/** Differences between the policies of pages. */
interface PagePolicy {
  /** Whether the page may use the camera. */
  readonly camera?: boolean;
  /** Hosts that may serve covers, besides the shop itself; the setting COVER_HOSTS. */
  readonly coverHosts?: readonly string[];
}

/** Returns the strict policy: scripts only with this answer's nonce, pictures of the shop and of `coverHosts`. */
function contentSecurityPolicy(nonce: string, coverHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    // The barcode reader compiles WebAssembly, which needs 'wasm-unsafe-eval'.
    "worker-src 'self'",
    // The development server injects style elements.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes (cover proportions, beam lengths).
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...coverHosts.map((host) => `https://${host}`)].join(' '),
    import.meta.env.DEV ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join('; ');
}

/** Returns the headers of an HTML answer. Pages that show no covers and no camera need only the nonce. */
export function pageHeaders(nonce: string, policy: PagePolicy = {}): Record<string, string> {
  const { camera = false, coverHosts = [] } = policy;
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce, coverHosts),
    'Reporting-Endpoints': `${reportGroup}="${reportPath}"`,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A page keeps this policy while the router opens others. Scanning is always loaded as a document of its own
    // (client/lib/own-document.ts).
    'Permissions-Policy': `${camera ? 'camera=(self)' : 'camera=()'}, microphone=(), geolocation=(), payment=(self)`,
  };
}
