import { importTypeScript } from './import-typescript.mjs';

/** Imports a module of `domain/`, for example `language.ts`, and returns its exports. */
export const importDomain = (file) => importTypeScript(new URL(`../../domain/${file}`, import.meta.url));
