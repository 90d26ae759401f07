import { languageCode } from '../../../../domain/catalogue/import/language-codes';
import { ownText, textOf, childOf } from '../../../../domain/catalogue/import/onix/element';
import { onixRow } from '../../../../domain/catalogue/import/onix/onix-row';
import { readProduct, type OnixContext, type RecordFailure } from '../../../../domain/catalogue/import/onix/record';
import type { BrokenReason, OnixEvent } from './onix-event';
import { OnixReader } from './onix-reader';

/** A record of a file: a row to send, or the reason why it is passed over. */
export type OnixItem =
  | {
      readonly kind: 'row';
      readonly number: number;
      readonly reference: string;
      readonly cells: readonly string[];
      /** Currencies of the record's prices, where none of them could be used. */
      readonly unusedCurrencies: readonly string[];
    }
  | {
      readonly kind: 'refused';
      /** Null for text between the records. */
      readonly number: number | null;
      readonly reference: string;
      readonly line: number;
      readonly reason: RecordFailure | BrokenReason;
      readonly detail: string;
    }
  /** The end of the file. `records`: those that were read whole. */
  | { readonly kind: 'end'; readonly records: number; readonly isWhole: boolean };

/** Statements of the person who imports about a file. */
export interface OnixOptions {
  /** Day of the import, `YYYY-MM-DD`. */
  readonly today: string;
  /** Euros for one unit of another currency. */
  readonly rates: ReadonlyMap<string, number>;
}

/** Returns the item of an event, and changes the context at the message's header. */
function itemOf(event: Exclude<OnixEvent, { kind: 'header' }>, context: OnixContext): OnixItem {
  if (event.kind === 'broken') return { ...event, kind: 'refused', reference: event.reference ?? '' };
  const { number, line, product } = event;
  const read = readProduct(product, context);
  if (read.ok) {
    const { reference, price } = read.record;
    const unusedCurrencies = price.kind === 'other-currency' ? price.currencies : [];
    return { kind: 'row', number, reference, cells: onixRow(read.record), unusedCurrencies };
  }
  const reference = ownText(childOf(product, 'RecordReference'));
  return { kind: 'refused', number, line, reference, reason: read.reason, detail: '' };
}

/**
 * Yields the records of a text in chunks, and at last its end. Only one record is in memory at a time.
 * @throws UnreadableFileError when the text is no message of ONIX 3
 */
export async function* onixItems(chunks: AsyncIterable<string>, options: OnixOptions): AsyncGenerator<OnixItem> {
  const reader = new OnixReader();
  let context: OnixContext = { ...options, language: null, currency: '', type: '' };
  let broken = 0;
  const items = function* (events: readonly OnixEvent[]): Generator<OnixItem> {
    for (const event of events) {
      if (event.kind === 'header') {
        const { header } = event;
        context = {
          ...context,
          language: languageCode(textOf(header, 'DefaultLanguageOfText')),
          currency: textOf(header, 'DefaultCurrencyCode'),
          type: textOf(header, 'DefaultPriceType'),
        };
      } else {
        if (event.kind === 'broken' && event.number !== null) broken += 1;
        yield itemOf(event, context);
      }
    }
  };
  for await (const chunk of chunks) yield* items(reader.write(chunk));
  yield* items(reader.end());
  yield { kind: 'end', records: reader.records - broken, isWhole: reader.isWhole };
}
