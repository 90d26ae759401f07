import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from './free-port';
import { readTemplate, templateState } from './template';

/** Files that `npm run dev` reads. The server works on a copy, so a failed test leaves the repository unchanged. */
const sources = [
  'catalogue',
  'client',
  'domain',
  'messages',
  'migrations',
  'project.inlang',
  'public',
  'scripts',
  'tests',
  'worker',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'wrangler.toml',
];

/** Tests and the types of messages, which are more than a third of these files. The server reads none of them. */
const isUnread = (file: string) => /\.test\.tsx?$|\/compiled\/.*\.d\.ts$/.test(file);

export interface DevServer {
  readonly url: string;
  /** Folder of its state. */
  readonly stateDir: string;
  /** Its output so far. */
  output(): string;
  /** Replaces `find` by `replacement` in a file of the copy. */
  edit(file: string, find: RegExp, replacement: string): void;
}

/** Writes a copy of the sources, with the packages of the repository and a state that has the catalogue. */
async function copySources(): Promise<{ folder: string; stateDir: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'dogear-dev-'));
  for (const source of sources)
    cpSync(source, join(folder, source), { recursive: true, filter: (file) => !isUnread(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const stateDir = join(folder, 'own-state');
  mkdirSync(stateDir);
  await readTemplate();
  cpSync(templateState, join(stateDir, 'v3'), { recursive: true });
  cpSync(join(templateState, 'secrets.json'), join(stateDir, 'secrets.json'));
  return { folder, stateDir };
}

/** Milliseconds after which the start hangs: it waits for the template, copies files and runs beside other journeys. */
const startLimitMs = 300_000;

/** Starts `npm run dev` on a copy of the sources. */
export const test = base.extend<{ dev: DevServer }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, info) => {
      const { folder, stateDir } = await copySources();
      const port = await freePort();
      const chunks: string[] = [];
      const output = () => chunks.join('');
      const child = spawn(process.execPath, ['scripts/dev.mjs'], {
        cwd: folder,
        env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = new Promise<void>((done) => child.once('close', () => done()));
      try {
        await new Promise<void>((ready, fail) => {
          for (const stream of [child.stdout, child.stderr])
            stream.on('data', (chunk: Buffer) => {
              chunks.push(String(chunk));
              if (output().includes('catalogue: ')) ready();
            });
          void ended.then(() => fail(new Error(`npm run dev ended: ${output()}`)));
        });
        await use({
          url: `http://localhost:${port}`,
          stateDir,
          output,
          edit(file, find, replacement) {
            const before = readFileSync(join(folder, file), 'utf8');
            const after = before.replace(find, replacement);
            if (after === before) throw new Error(`${file} has no ${String(find)}`);
            writeFileSync(join(folder, file), after);
          },
        });
      } finally {
        if (info.status !== info.expectedStatus) console.log(output());
        child.kill('SIGTERM');
        const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
        await ended;
        clearTimeout(hard);
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { timeout: startLimitMs },
  ],
});
