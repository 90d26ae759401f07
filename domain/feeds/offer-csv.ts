import { decimalAmount } from '../files/decimal-amount';
import { grades, isUsed } from '../grade';
import { rulesOf } from '../market/market';
import type { Money } from '../money';
import { csvRows } from '../files/format-csv';
import type { FeedEdition, FeedFacts } from './feed-edition';

/** Columns of the feed. They are for programs, so they are not translated. */
const columns = [
  'isbn',
  'title',
  'authors',
  'language',
  'grade',
  'condition',
  'currency',
  'price',
  'in_stock',
  'offer',
] as const;

const decimal = (amount: Money | undefined) =>
  amount === undefined ? '' : decimalAmount(amount.minor, amount.currency);

/** Returns a row for each grade that the shop sells or buys. */
function rowsOf({ isbn, title, authors, language, copies, offers }: FeedEdition, currency: string): string[][] {
  return grades.flatMap((grade) => {
    const copy = copies.find((copyOfGrade) => copyOfGrade.grade === grade);
    const offer = offers.find((offerOfGrade) => offerOfGrade.grade === grade);
    if (copy === undefined && offer === undefined) return [];
    return [
      [
        isbn,
        title,
        authors.join('; '),
        language,
        grade,
        isUsed(grade) ? 'used' : 'new',
        currency,
        decimal(copy?.price),
        String(copy?.available ?? 0),
        decimal(offer?.amount),
      ],
    ];
  });
}

/** Returns the offer feed as CSV with a header: an edition and grade a row, amounts as decimals, no formulas. */
export function offerCsv(editions: readonly FeedEdition[], { market }: Pick<FeedFacts, 'market'>): string {
  const { currency } = rulesOf(market);
  return csvRows([columns, ...editions.flatMap((edition) => rowsOf(edition, currency))]);
}
