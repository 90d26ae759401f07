/**
 * What the Worker knows of the client's build (scripts/build/client-files.ts writes it), or null where nothing was
 * built.
 */
declare module 'virtual:shell' {
  export interface Shell {
    /** Hash of everything below, and so of every file of the client. */
    readonly version: string;
    /** Chunk that begins the script of every page. A chunk's name is that of its file, without hash and `.js`. */
    readonly entry: string;
    /** File names of the styles of every page. */
    readonly styles: readonly string[];
    /** File name of the sheet of styles that a route has besides, by route id. */
    readonly sheets: Readonly<Record<string, string>>;
    /** File name of the sheet of the typefaces. Pages have its rules in their HTML. */
    readonly typefaces: string;
    /** File names of the typefaces for Latin text. */
    readonly latinFiles: readonly string[];
    /** Chunks that the entry imports. */
    readonly entryImports: readonly string[];
    /** Lazy chunks by route id. */
    readonly routes: Readonly<Record<string, readonly string[]>>;
    /** File names of the sheets that a script may ask for, by their names. */
    readonly lateSheets: Readonly<Record<string, string>>;
    /** Hash in the name of each chunk's file, by language and chunk. */
    readonly files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
  export const shell: Shell | null;
}
