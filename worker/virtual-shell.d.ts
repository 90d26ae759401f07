/** What the Worker knows of the client's build (scripts/language-chunks.ts writes it), or null where nothing was built. */
declare module 'virtual:shell' {
  export interface Shell {
    readonly version: string;
    readonly entry: string;
    /** The styles of every page. */
    readonly styles: readonly string[];
    /** The sheet of styles that a route has besides, by route id. */
    readonly sheets: Readonly<Record<string, string>>;
    readonly fonts: readonly string[];
    readonly entryImports: readonly string[];
    /** Lazy chunks by route id. */
    readonly routes: Readonly<Record<string, readonly string[]>>;
  }
  export const shell: Shell | null;
}
