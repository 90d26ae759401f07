import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientFiles } from './client-files';
import { isNamedByContent } from './file-names.mjs';
import { messages } from './messages/messages';
import { styles } from './styles/styles';

/** A message as the compiler writes it. */
const message = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const en_greet = (i) => \`Hello \${i?.name}\`;
const de_greet = (i) => \`Guten Tag \${i?.name}\`;
export const greet = ((inputs = {}, options = {}) => {
\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale();
\tif (locale === "en") return en_greet(inputs);
\treturn de_greet(inputs);
});
`;
const scanning = '/client/routes/bulk-scanning.tsx?tsr-split=component---loader---pendingComponent';
/** Gives the screen of the scanning page, as the router's plugin does when it splits the route. */
const router: Plugin = {
  name: 'fixture-router',
  load: (id) =>
    id.includes('?tsr-split=')
      ? `import sheet from '../scan.module.css';
export const component = () => document.body.append(sheet['wide']);
`
      : null,
};
/** A client with one message, one class of a sheet of the shop, and the scanning page with its own sheet. */
const fixture = {
  'client/main.tsx': `import { greet } from '/messages/compiled/messages/greet.js';
import styles from './main.module.css';
import './scan-route';
document.title = greet({ name: 'Ada' }) + styles['big-word'];
`,
  'client/main.module.css': '.big-word { color: teal }\n.unused { color: gray }\n',
  'client/scan-route.tsx': `import { Route } from './routes/bulk-scanning.tsx';
Route();
`,
  'client/routes/bulk-scanning.tsx': `export const Route = () => import('${scanning}');
`,
  'client/scan.module.css': '.wide { color: olive }\n',
  'client/lib/parts/with-sheet.ts': 'export const withSheet = (address, screen) => (fetch(address), screen);\n',
  'client/features/scanning/offline/service-worker.ts': 'self.cached = offlineBuild;\n',
  'messages/compiled/messages/greet.js': message,
  'messages/compiled/runtime.js': `export const experimentalStaticLocale = undefined;
export const getLocale = () => document.documentElement.lang;
`,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dogear-plugins-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds the fixture with `plugins`. `changed` replaces some of its files. Returns the text of all scripts. */
async function build(plugins: Plugin[], changed: Partial<typeof fixture> = {}): Promise<string> {
  for (const [file, text] of Object.entries({ ...fixture, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [router, ...plugins],
    css: { modules: { localsConvention: 'camelCase' } },
    environments: {
      client: {
        build: {
          outDir: 'dist/client',
          minify: false,
          manifest: true,
          modulePreload: false,
          rolldownOptions: {
            input: { main: join(root, 'client/main.tsx') },
            output: { chunkFileNames: 'assets/[name].js', entryFileNames: 'assets/[name].js' },
          },
        },
      },
    },
  });
  const environment = builder.environments['client'];
  if (environment === undefined) throw new Error('no environment of the client');
  await builder.build(environment);
  return files(/\.js$/)
    .map((file) => readFileSync(join(root, 'dist/client/assets', file), 'utf8'))
    .join('\n');
}

const files = (pattern: RegExp) => readdirSync(join(root, 'dist/client/assets')).filter((file) => pattern.test(file));
const shell = (): { files: Record<string, Record<string, string>>; sheets: Record<string, string>; entry: string } =>
  JSON.parse(readFileSync(join(root, 'dist/shell.json'), 'utf8'));

describe('messages', () => {
  it('makes the language of a message a choice that the minifier can decide', async () => {
    const scripts = await build([messages()]);

    expect(scripts).toContain('__LANGUAGE__ === "en" ? en_greet : de_greet');
    expect(scripts).not.toContain('documentElement.lang');
  });

  it('refuses messages that the compiler writes in another form', async () => {
    const other = message.replace('const locale =', 'const chosen =');

    await expect(build([messages()], { 'messages/compiled/messages/greet.js': other })).rejects.toThrow('another form');
  });
});

describe('styles', () => {
  it('writes one sheet of the shop and one of the scanning page', async () => {
    const sheets = new Map<string, string>();

    await build([styles(sheets)]);

    const text = (name: string) => readFileSync(join(root, 'dist/client/assets', sheets.get(name) ?? ''), 'utf8');
    expect(text('')).toMatch(/teal|#008080/);
    expect(text('')).not.toMatch(/olive|#808000/);
    expect(text('scanning')).toMatch(/olive|#808000/);
  });

  it('puts only the classes that a script uses into the script', async () => {
    const scripts = await build([styles(new Map())]);

    expect(scripts).toContain('big-word');
    expect(scripts).not.toContain('unused');
  });

  it('lets the scanning page wait for its sheet', async () => {
    expect(await build([styles(new Map())])).toContain('import.meta.resolve("~scanning.css")');
  });

  it('refuses a class that the sheet does not have', async () => {
    const main = fixture['client/main.tsx'].replace('big-word', 'missing');

    await expect(build([styles(new Map())], { 'client/main.tsx': main })).rejects.toThrow('its sheet does not have');
  });
});

describe('clientFiles', () => {
  const all = () => {
    const sheets = new Map<string, string>();
    return [messages(), styles(sheets), clientFiles(sheets)];
  };

  it('writes a chunk with a message once per text and any other chunk once', async () => {
    const scripts = await build(all());

    expect(files(/^main-.*\.js$/)).toHaveLength(2);
    expect(files(/^bulk-scanning-.*\.js$/)).toHaveLength(1);
    expect(scripts).toContain('Hello');
    expect(scripts).toContain('Guten Tag');
    expect(scripts).not.toContain('__LANGUAGE__');
    expect(shell().files['de']?.['main']).toBe(shell().files['ja']?.['main']);
    expect(shell().files['de']?.['main']).not.toBe(shell().files['en']?.['main']);
  });

  it('names every file by its content', async () => {
    await build(all());

    for (const file of files(/\.(?:js|css)$/))
      expect(isNamedByContent(file, readFileSync(join(root, 'dist/client/assets', file))), file).toBe(true);
  });

  it('gives the offline worker the files of the scanning page', async () => {
    await build(all());

    const worker = readFileSync(join(root, 'dist/client/service-worker.js'), 'utf8');
    expect(worker).toContain(shell().sheets['/bulk-scanning']);
    expect(worker).toContain('bulk-scanning');
  });

  it('tells development and tests that nothing was built', async () => {
    const plugin = clientFiles(new Map());
    const load = plugin.load;

    expect(typeof load === 'function' ? await load.call({} as never, '\0virtual:shell') : null).toBe(
      'export const shell = null;',
    );
  });
});
