/** Exits with a hint where Node is older than the tools need. `npm install` adds Node 24 as a package. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return;
  console.error(
    `Dogear needs Node 22.12 or newer to run (this is ${process.versions.node}): ` +
      'run "npm install" again, or install Node 24.',
  );
  process.exit(1);
}
