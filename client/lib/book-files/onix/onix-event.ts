import type { OnixElement } from '../../../../domain/catalogue/import/onix/element';

/** Why a record is broken. `record-cut`: the file ends inside it. */
export type BrokenReason = 'xml-broken' | 'record-unclosed' | 'record-too-large' | 'record-cut';

/** A part of an ONIX message that has been read. */
export type OnixEvent =
  | { readonly kind: 'header'; readonly header: OnixElement }
  /** A record with reference names. Records are counted from 1, lines too. */
  | { readonly kind: 'record'; readonly number: number; readonly line: number; readonly product: OnixElement }
  /** A record that is not well-formed XML. `number` is null for text between the records. */
  | {
      readonly kind: 'broken';
      readonly number: number | null;
      readonly line: number;
      readonly reference: string | null;
      readonly reason: BrokenReason;
      readonly detail: string;
    };

/** Thrown by the parser's handlers when the rest of a record can't be read. */
export class BrokenRecordError extends Error {
  readonly reason: BrokenReason;

  constructor(reason: BrokenReason, detail = '') {
    super(detail);
    this.reason = reason;
  }
}
