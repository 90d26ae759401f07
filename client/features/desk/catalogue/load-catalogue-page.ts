import { notFound } from '@tanstack/react-router';
import type { DeskEdition, DeskWork, FoundEditions } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { loadDeskEdition, loadDeskWork, loadFoundEditions } from '../../../data/desk/catalogue';
import type { ApiClient } from '../../../lib/api';
import { importsTitle, loadImportsPage, type ImportsPage } from './imports/load-imports-page';
import { loadNames, type NamesPage } from './names/load-names';
import { nameTitle } from './names/name-title';

/** Content of an address of the catalogue at the desk. */
export type CataloguePage =
  | { readonly kind: 'find'; readonly found: FoundEditions }
  | { readonly kind: 'books'; readonly edition: DeskEdition }
  | { readonly kind: 'works'; readonly work: DeskWork }
  | { readonly kind: 'imports'; readonly imports: ImportsPage }
  | { readonly kind: 'names'; readonly names: NamesPage };

/** Parameters of an address of the catalogue at the desk. Without any it is the search. */
export interface CatalogueParams {
  readonly kind?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * Loads the content of an address of the catalogue at the desk.
 * @throws notFound for an unknown address
 */
export async function loadCataloguePage(
  api: ApiClient,
  { kind, key }: CatalogueParams,
  q: string,
): Promise<CataloguePage> {
  if (kind === undefined) return { kind: 'find', found: await loadFoundEditions(api, q) };
  if (kind === 'imports') return { kind, imports: await loadImportsPage(api, key) };
  if (kind === 'books' && key !== undefined) return { kind, edition: await loadDeskEdition(api, key) };
  if (kind === 'works' && key !== undefined) return { kind, work: await loadDeskWork(api, key) };
  if (kind === 'authors' || kind === 'series' || kind === 'publishers')
    return { kind: 'names', names: await loadNames(api, kind, key, q) };
  throw notFound();
}

/** Returns the title of a page of the catalogue; null for the search of books. */
export function catalogueTitle(page: CataloguePage): string | null {
  if (page.kind === 'find') return null;
  if (page.kind === 'imports') return importsTitle(page.imports);
  if (page.kind === 'names') return nameTitle(page.names);
  return (page.kind === 'books' ? page.edition : page.work).values.title;
}
