/**
 * Stands for the nonce in cached pages. Random per isolate start would break the shared cache, so it is fixed per build;
 * it never reaches a browser: every answer gets a fresh nonce in its place.
 */
export const noncePlaceholder = 'nonce-placeholder-4f1c9a7e2b';

/** A fresh nonce of 128 bits. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))).replaceAll('=', '');
}

/** Strict policy: scripts only with this answer's nonce, nothing from elsewhere. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    // The reader of barcodes; compiling its WebAssembly is what 'wasm-unsafe-eval' allows.
    "worker-src 'self'",
    // Vite injects style elements while developing.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes (cover proportions, beam lengths).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    import.meta.env.DEV ? "connect-src 'self' ws:" : "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every HTML answer. `camera`: whether it is the page on which books are scanned. */
export function pageHeaders(nonce: string, camera = false): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(nonce),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A page keeps this whatever is opened from it without a load: scanning is always loaded (client/lib/own-document.ts).
    'Permissions-Policy': `${camera ? 'camera=(self)' : 'camera=()'}, microphone=(), geolocation=(), payment=(self)`,
  };
}
