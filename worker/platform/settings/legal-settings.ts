import { z } from 'zod';
import { noticeLanguages, type NoticeFiles } from '../../../domain/market/guarantee-notice';
import { isMarket, marketCodes, type Market } from '../../../domain/market/market-codes';

/** A body for dispute resolution: name with address, and its site without `https://`. */
export interface DisputeBody {
  readonly name: string;
  readonly site: string;
}

type ByMarket<Value> = Readonly<Partial<Record<Market, Value>>>;

const siteSchema = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?$/i, 'is no site like "mediator.example"');
const bodySchema = z.union([
  z.string().min(1),
  z.strictObject({ name: z.string().min(1), site: siteSchema.optional() }),
]);

/** Returns the same value for all given markets. */
const inMarkets = <Value>(markets: readonly Market[], value: Value): ByMarket<Value> =>
  Object.fromEntries(markets.map((market) => [market, value]));

const toBody = (given: z.infer<typeof bodySchema>): DisputeBody =>
  typeof given === 'string' ? { name: given, site: '' } : { name: given.name, site: given.site ?? '' };

/** Bodies for dispute resolution: a table by market, or one text for all markets. */
export const disputeBodiesSchema = z
  .union([z.string(), z.partialRecord(z.enum(marketCodes), bodySchema)])
  .default('')
  .transform((given): ByMarket<DisputeBody> => {
    if (typeof given === 'string') return given === '' ? {} : inMarkets(marketCodes, toBody(given));
    const entries = Object.entries(given).flatMap(([market, body]) =>
      isMarket(market) && body !== undefined ? [[market, toBody(body)] as const] : [],
    );
    return Object.fromEntries(entries);
  });

/** Sites of official complaints books without `https://`: a table by market, or one text for Portugal. */
export const complaintsBooksSchema = z
  .union([z.literal(''), siteSchema, z.partialRecord(z.enum(marketCodes), siteSchema)])
  .default('')
  .transform((given): ByMarket<string> => {
    if (typeof given === 'string') return given === '' ? {} : { PT: given };
    return given;
  });

/** File of `public/`, in the form that the Worker serves at the root. */
const fileSchema = z.string().regex(/^[\w.-]+\.(?:svg|png)$/);

/** Returns the file names of the official notices; null when the setting is wrong. */
export function readNoticeFiles(given: unknown): NoticeFiles | null {
  const read = z.partialRecord(z.enum(noticeLanguages), fileSchema).safeParse(given ?? {});
  return read.success ? read.data : null;
}
