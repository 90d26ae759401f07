/** The embedded catalogue as one table. */
export interface CatalogueTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
/** Returns the files as one table: each row has an edition, its work, its description and what else both are called. */
export function embeddedCatalogue(): CatalogueTable;
/** Loads books and texts. Returns a line with the counts. @throws an Error when the shop refuses rows or texts. */
export function loadCatalogue(url: string, token: string): Promise<string>;
