import { registerHooks } from 'node:module';

// Node strips the types of our modules, but does not add the ending of a relative import.
registerHooks({
  resolve(name, context, next) {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    return next(isOurs && /^\.{1,2}\/(?:.*\/)?[^./]+$/.test(name) ? `${name}.ts` : name, context);
  },
});

/** Imports the TypeScript module at an address and returns its exports. Vite would take half a second longer. */
export const importTypeScript = (url) => import(url);
