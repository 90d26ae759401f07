/** Rules of the client's style sheets (scripts/build/styles/style-rules.ts). A page takes those that it uses. */
declare module 'virtual:style-rules' {
  /**
   * A rule as text, with the classes of each of its selectors: the page must have all classes of one of them. Without
   * classes the rule belongs to every page. A group, such as `@media print`, contains rules.
   */
  export type StyleRule =
    | readonly [css: string, alternatives?: readonly (readonly string[])[]]
    | { readonly group: string; readonly rules: readonly StyleRule[] };
  /** JSON of the rules by the file name of their sheet. `{}` where nothing was built. */
  export const styleRules: string;
}
