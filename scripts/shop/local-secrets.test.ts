import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localSecrets } from './local-secrets.mjs';

let state = '';
const file = () => join(state, 'secrets.json');
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'dogear-secrets-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** Returns the error message. */
function refusal(): string {
  try {
    localSecrets(state);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

describe('localSecrets', () => {
  it('creates secrets once, in a file that only its owner can read', () => {
    const made = localSecrets(state);

    expect(localSecrets(state)).toEqual(made);
    expect(Buffer.from(made.DATA_KEY, 'base64')).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('adds a secret that the stored state lacks', () => {
    writeFileSync(file(), '{"IMPORT_TOKEN":"kept"}');

    const secrets = localSecrets(state);

    expect(secrets.IMPORT_TOKEN).toBe('kept');
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(secrets);
  });

  it.each([
    ['{"DATA_KEY":"s3cret-s3cret\n"}', 'is no JSON'],
    ['{"DATA_KEY":"s3cret-s3cret"', 'is no JSON'],
    ['', 'is no JSON'],
    ['["s3cret-s3cret"]', 'holds no table of secrets'],
    ['{"DATA_KEY":["s3cret-s3cret"]}', 'holds no text under "DATA_KEY"'],
    ['{"DATA_KEY":""}', 'holds no text under "DATA_KEY"'],
  ])('reports file, fault and remedy without the content for %j', (text, what) => {
    writeFileSync(file(), text);

    const sentence = refusal();

    expect(sentence).toContain(`${file()} ${what}. Put a copy of it back.`);
    expect(sentence).toContain('delete the file');
    expect(sentence).not.toContain('s3cret');
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it('names a file that can’t be read', () => {
    mkdirSync(file());

    expect(refusal()).toContain(`${file()} can't be read (EISDIR)`);
  });
});
