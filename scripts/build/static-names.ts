import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const modules = ['react', 'react/jsx-runtime'];
const prefix = '\0names-of:';

/** React's own packages import each other as whole modules. */
const asksWhole = /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//;

function namesOf(module: string): string[] {
  const exported: unknown = require(module);
  return typeof exported === 'object' && exported !== null
    ? Object.keys(exported).filter((name) => /^[a-z]\w*$/i.test(name))
    : [];
}

/**
 * Imports React's functions as named exports. React is CommonJS: without this plugin, each `useState(0)` in a build
 * becomes `(0, react.useState)(0)`.
 */
export function reactNames(): Plugin {
  return {
    name: 'dogear-react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      return modules.includes(id) && importer !== undefined && !importer.startsWith(prefix) && !asksWhole.test(importer)
        ? prefix + id
        : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const module = id.slice(prefix.length);
      const lines = namesOf(module).map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`);
      return [`import whole from ${JSON.stringify(require.resolve(module))};`, ...lines, 'export default whole;'].join(
        '\n',
      );
    },
  };
}

const camelCase = (name: string) => name.replaceAll(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Replaces `styles['give-filled']` by an import of that class, in files that look up only literal names.
 * The script then contains no table of classes. `css.modules.localsConvention` exports them in camel case.
 */
export function styleNames(): Plugin {
  return {
    name: 'dogear-style-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      // Without side effects the bundler would drop a style sheet whose table is gone.
      if (id.endsWith('.module.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' };
      if (!/\/client\/.*\.tsx?(?:\?|$)/.test(id)) return null;
      let changed = code;
      for (const [statement, name, file] of code.matchAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g)) {
        const uses = [...code.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length - 1;
        const lookUp = new RegExp(String.raw`\b${name}\[(["'])([\w-]+)\1\]`, 'g');
        if ([...code.matchAll(lookUp)].length !== uses) continue;
        changed = changed
          .replace(statement, `import * as ${name} from ${file}`)
          .replaceAll(lookUp, (_all, _quote, key: string) => `${name}.${camelCase(key)}`);
      }
      return changed === code ? null : { code: changed, map: null };
    },
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' && log.message.includes('.module.css'))
        this.error(`a class that its sheet does not have: ${log.message}`);
    },
  };
}

/**
 * Modules with independent exports. A script includes only the exports that it uses.
 */
const apart = /(?:^|\/)domain\/policy$|^\.\.?\/policy$/;

/** Turns `import { a, b } from './policy'` into imports of two modules, which the bundler can put into two files. */
export function apartNames(): Plugin {
  return {
    name: 'dogear-apart-names',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\/(?:client|domain)\/.*\.tsx?(?:\?|$)/.test(id)) return null;
        const changed = code.replaceAll(
          /import \{([^}]+)\} from (["'])([^"']+)\2;?/g,
          (statement, names: string, _quote, file: string) =>
            apart.test(file.replace(/\.ts$/, ''))
              ? names
                  .split(',')
                  .map((name) => name.trim())
                  .map((name) => `import { ${name} } from "${file}?only=${name.replace(/ as .*/, '')}";`)
                  .join(' ')
              : statement,
        );
        return changed === code ? null : { code: changed, map: null };
      },
    },
  };
}
