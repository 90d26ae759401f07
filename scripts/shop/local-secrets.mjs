// Creates secrets for local use at the first start and keeps them beside the state.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the secrets of a file, or {} when the file is missing.
 * @throws an Error that names file, fault and remedy. It never quotes the content, as an error of JSON.parse does.
 */
export function readSecrets(file) {
  if (!existsSync(file)) return {};
  const why = (what) =>
    new Error(
      `${file} ${what}. Put a copy of it back. Without one, delete the file: the next start makes new secrets. ` +
        'Payout details that were sealed under the lost DATA_KEY then stay unreadable, and guests’ links in older ' +
        'mails stop working',
    );
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw why(`can't be read (${error.code ?? 'unknown error'})`);
  }
  let kept;
  try {
    kept = JSON.parse(text);
  } catch {
    throw why('is no JSON');
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) throw why('holds no table of secrets');
  const [odd] = Object.entries(kept).find(([, value]) => typeof value !== 'string' || value === '') ?? [];
  if (odd !== undefined) throw why(`holds no text under ${JSON.stringify(odd)}`);
  return kept;
}

/** Returns the secrets of a state. Creates and stores missing ones. */
export function localSecrets(stateDir) {
  const file = join(stateDir, 'secrets.json');
  const kept = readSecrets(file);
  // Only missing secrets are created: data sealed with the existing ones stays readable.
  const secrets = {
    IMPORT_TOKEN: randomBytes(24).toString('base64url'),
    FEED_TOKEN: randomBytes(24).toString('base64url'),
    DATA_KEY: randomBytes(32).toString('base64'),
    ...kept,
  };
  if (Object.keys(secrets).length === Object.keys(kept).length) return secrets;
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
