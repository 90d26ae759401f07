/**
 * Exits with a hint where Node is older than the tools need. Since 22.18 Node strips the types of TypeScript.
 * `npm install` adds Node 24 as a package.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `Dogear needs Node 22.18 or newer to run (this is ${process.versions.node}): ` +
      'run "npm install" again, or install Node 24.',
  );
  process.exit(1);
}
