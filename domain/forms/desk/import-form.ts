import type { Format } from '../../catalogue/schemas';
import { parseAmount } from '../../desk/bank-statement';
import type { ImportKind } from '../../desk/imports/desk-import-schemas';
import { oneOf, orElse, parsedBy, textMatching } from '../field-rules';
import { formSchema, jointFormSchema, readFields, type FieldRule, type FieldsRead } from '../form-schema';

/** Highest price and cost of a book in EUR cents: higher ones are typing errors. */
export const importLimits = { price: 1_000_000 } as const;

/** Bindings that a clerk may state for books whose file has none. */
export const statedFormats = ['paperback', 'hardcover', 'pocket'] as const satisfies readonly Format[];

/** Statements of a clerk about a file of books. */
export interface ImportSettings {
  readonly kind: ImportKind;
  /** EUR cents, for books without a price; null: they get none. */
  readonly defaultPrice: number | null;
  /** ISO 639-1, for books without a language; null: it is found from the ISBN. */
  readonly language: string | null;
  readonly format: Format | null;
  /** EUR cents a copy, for copies without a cost; null: the file has all costs, or books. */
  readonly cost: number | null;
  /** Euros for one unit of another currency, for ONIX. */
  readonly rates: ReadonlyMap<string, number>;
}

const cents =
  (min: number): FieldRule<number> =>
  (entered) => {
    const amount = parseAmount(entered, 2);
    if (amount === null) return { fault: entered.trim() === '' ? 'missing' : 'wrong' };
    return amount < min || amount > importLimits.price ? { fault: 'wrong' } : { value: amount };
  };

/**
 * Returns the euros by currency of a text like `GBP 1.15, USD 0.92`. A comma may be the decimal sign of a rate or stand
 * between two of them. Null for any other text.
 */
export function parseRates(text: string): ReadonlyMap<string, number> | null {
  const rates = new Map<string, number>();
  const rest = text.replaceAll(/\b([A-Z]{3})\s*[=:]?\s*(\d{1,4}(?:[.,]\d{1,6})?)(?![\d.])/gi, (_, code, rate) => {
    rates.set(String(code).toUpperCase(), Number(String(rate).replace(',', '.')));
    return '';
  });
  const isClean = /^[\s,;]*$/.test(rest) && [...rates.values()].every((rate) => rate > 0);
  return isClean ? rates : null;
}

const bookFields = formSchema({
  price: orElse(cents(1), null),
  language: orElse(textMatching(/^[a-z]{2}$/), null),
  binding: orElse(oneOf(statedFormats), null),
  rates: parsedBy((entered) => parseRates(entered)),
});
const copyFields = formSchema({ cost: orElse(cents(0), null) });

/** Button that a clerk presses: a dry run first, or the import at once. */
const steps = ['check', 'import'] as const;
const stepField = formSchema({ step: orElse(oneOf(steps), 'check') });

/** Settings of an import, and the button that was pressed. */
export interface ImportFormValues {
  readonly settings: ImportSettings;
  readonly step: (typeof steps)[number];
}

/** Returns the schema of the form that begins an import. */
export function importForm(kind: ImportKind) {
  return jointFormSchema((entered): FieldsRead<ImportFormValues> => {
    const pressed = readFields(stepField, entered);
    if ('faults' in pressed) return pressed;
    const { step } = pressed.values;
    if (kind === 'copies') {
      const read = readFields(copyFields, entered);
      if ('faults' in read) return read;
      const { cost } = read.values;
      return {
        values: { step, settings: { kind, cost, defaultPrice: null, language: null, format: null, rates: new Map() } },
      };
    }
    const read = readFields(bookFields, entered);
    if ('faults' in read) return read;
    const { price, language, binding, rates } = read.values;
    return {
      values: { step, settings: { kind, defaultPrice: price, language, format: binding, rates, cost: null } },
    };
  });
}
