/** Names of this machine: host names as settings write them, and as `URL.hostname` returns them. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Returns whether a host is this machine. Compares whole names, so `localhost.evil.example` is another machine. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHosts.has(host);
}

/** Returns whether nobody on the network can read what is sent to an address: https, or http on this machine. */
export function isEncryptedOrLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
