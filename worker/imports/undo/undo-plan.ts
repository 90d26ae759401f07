import type { ImportChangeKind } from '../../../domain/catalogue/import/import-changes';

/** A change that an undo looks at. */
export interface StoredChange {
  readonly kind: ImportChangeKind;
  readonly key: string;
  /** JSON, as `import_changes` holds it. */
  readonly before: string | null;
  readonly after: string;
}

/** What undoes some changes. */
export interface UndoPlan {
  readonly statements: readonly D1PreparedStatement[];
  /** Keys of the changes that stay in whole or in part. */
  readonly kept: ReadonlySet<string>;
  /** Id of a book after which the same changes go on; null or left out: they are done. */
  readonly nextBook?: number | null;
}
