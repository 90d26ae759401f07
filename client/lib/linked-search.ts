import type { SearchSchemaInput } from '@tanstack/react-router';

/** Search as a link writes it. A missing value is left out of the address. */
export type Linked<Search> = { readonly [Name in keyof Search]?: Search[Name] | undefined };

/** Search as it is in an address, which anyone can write. A loader or a screen parses it. */
export type Unparsed<Search> = { readonly [Name in keyof Search]?: unknown };

/**
 * Returns a route's `validateSearch`: links may have these values only. It checks nothing at runtime, because the first
 * script contains it for each route; the parser is in the chunk of the screen.
 */
export function linkedSearch<Search extends object>() {
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- `Search` has names at each call
  return (search: Linked<Search> & SearchSchemaInput): Unparsed<Search> => search;
}
