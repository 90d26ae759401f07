/**
 * Returns the bytes of a PEM text (RFC 7468) with one block, or null. Line breaks may be written as `\n`, as in
 * settings.
 */
export function decodePem(pem: string): Uint8Array<ArrayBuffer> | null {
  const [, body] =
    /^-----BEGIN [A-Z ]+-----([\sA-Za-z\d+/=]+)-----END [A-Z ]+-----$/.exec(
      pem.trim().replaceAll(String.raw`\n`, '\n'),
    ) ?? [];
  if (body === undefined) return null;
  try {
    return Uint8Array.from(atob(body.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
