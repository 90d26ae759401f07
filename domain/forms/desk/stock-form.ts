import { parseAmount } from '../../desk/bank-statement';
import { parseStockChange, stockChangeFault, stockChangeReasons, type StockChangeFault } from '../../desk/stock-change';
import type { DeskBook, StockChange } from '../../desk/stock-schemas';
import { grades } from '../../grade';
import { deskLimits } from '../../policy/limits';
import { anyText, oneOf, textUpTo } from '../field-rules';
import {
  formSchema,
  jointFormSchema,
  readFields,
  type FieldFaults,
  type FieldRule,
  type FieldsRead,
} from '../form-schema';

/** Faults of the stock form's fields. A cost that is missing does not fit the reason, which the copies show. */
const stockFaults: Readonly<Record<StockChangeFault, FieldFaults>> = {
  nothing: { change: 'wrong' },
  'too-many': { change: 'long' },
  'against-reason': { change: 'wrong' },
  'cost-missing': { change: 'wrong' },
  'cost-wrong': { cost: 'wrong' },
};

const copies: FieldRule<number> = (entered) => {
  const count = parseStockChange(entered);
  return count === null ? { fault: 'wrong' } : { value: count };
};

const stockFields = formSchema({
  grade: oneOf(grades),
  reason: oneOf(stockChangeReasons),
  change: copies,
  cost: anyText,
  shelf: textUpTo(deskLimits.shelf),
});

/** Returns the schema of a correction of a book's copies or shelf. It sends the count that the desk has seen. */
export const stockForm = ({ book, stock }: Pick<DeskBook, 'book' | 'stock'>) =>
  jointFormSchema((fields): FieldsRead<StockChange> => {
    const read = readFields(stockFields, fields);
    if ('faults' in read) return read;
    const { grade, reason, change, cost, shelf } = read.values;
    const row = stock.find((item) => item.grade === grade);
    const unitCost = reason === 'purchase' ? parseAmount(cost, 2) : null;
    const values: StockChange = {
      isbn: book.isbn,
      grade,
      change,
      reason,
      seen: row?.onHand ?? 0,
      ...(unitCost === null ? {} : { unitCost }),
      ...(shelf === (row?.shelf ?? '') ? {} : { shelf }),
    };
    const fault = stockChangeFault(values);
    return fault === null ? { values } : { faults: stockFaults[fault] };
  });
