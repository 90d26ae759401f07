import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import type { ImportSettings } from '../../../../../../domain/forms/desk/import-form';
import type { EarlierImport, StartedImport } from '../../../../../data/desk/imports';
import type { ApiProblem } from '../../../../../lib/api';
import type { BookFile, BookFileFailure } from '../../../../../lib/book-files/book-file';
import type { SendProgress } from './send-file';

/** Statements of the clerk about the format of a file. */
export interface ReadOptions {
  /** A name of the WHATWG Encoding Standard; null: as the file states it. */
  readonly encoding: string | null;
  /** Euros for one unit of another currency, for ONIX. */
  readonly rates: ReadonlyMap<string, number>;
}

/** Opens a file. @throws BookFileError when its content can't be read */
export type OpenFile = (file: File, options: ReadOptions) => Promise<BookFile>;

/** Reason why a file is not read. `unreadable`: the device does not give it any more. */
export type FileFailure = BookFileFailure | 'unreadable';

/** A chosen file. `encoding`: as stated by the clerk; null: as the file states it. */
export interface ChosenFile {
  readonly file: File;
  readonly format: BookFile['format'];
  readonly encoding: string | null;
}

/** Columns of a file that an import has found. */
export interface FoundColumns extends Pick<StartedImport, 'columns' | 'headerIsRow'> {
  readonly header: readonly string[];
}

/** Options of a dry run or import. `isRepeated`: imports the file once more. `isResumed`: continues its open import. */
export interface ImportStep {
  readonly settings: ImportSettings;
  readonly isDryRun: boolean;
  readonly isRepeated?: boolean;
  readonly isResumed?: boolean;
}

/** The result of a dry run. */
export interface DryRun {
  readonly report: DeskImportReport;
  /** Null for ONIX, whose fields are known. */
  readonly found: FoundColumns | null;
  readonly currencies: SendProgress['currencies'];
}

/** State of the import of a file. */
export type ImportStage =
  | { readonly stage: 'none' }
  | { readonly stage: 'opening' }
  | { readonly stage: 'refused'; readonly file: File; readonly failure: FileFailure }
  | { readonly stage: 'chosen' }
  /** The file was imported before, or its import is not finished. */
  | { readonly stage: 'earlier'; readonly earlier: EarlierImport }
  | { readonly stage: 'sending'; readonly isDryRun: boolean; readonly progress: SendProgress | null }
  | ({ readonly stage: 'checked' } & DryRun)
  /** It stopped before all rows were sent. `run`: null if the import was not started. */
  | { readonly stage: 'failed'; readonly problem: ApiProblem; readonly run: string | null };
