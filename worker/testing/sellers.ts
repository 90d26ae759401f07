import type { Grading } from '../../domain/desk/grading-schemas';
import type { Market } from '../../domain/market/market';
import { tradeSchema, type Trade } from '../../domain/trades/schemas';
import type { Ctx } from '../platform/context';
import { finishGrading } from '../trades/inbound/finish-grading';
import { gradeLine } from '../trades/inbound/grade-line';
import { recordIdentity } from '../trades/inbound/identity/record-identity';
import { readDeskTrade } from '../trades/view/read-desk-trade';
import { receiveParcel } from '../trades/inbound/receive-parcel';
import { fillLists, irishAddress, placeOrder } from './deals';
import type { Browser } from './people';
import { openAccount } from './shelf';
import { signIn } from './sign-in';

const german = { line1: 'Torstraße 1', city: 'Berlin', postcode: '10119', country: 'DE' };
/** An address and, where the shop pays out to one, an IBAN in markets that tests deal in. */
export const addressesByMarket = {
  IE: { address: irishAddress, iban: 'IE29AIBK93115212345678' },
  DE: { address: german, iban: 'DE89370400440532013000' },
  GB: {
    address: { line1: '1 High Street', city: 'York', postcode: 'YO1 7HH', country: 'GB' },
    iban: 'GB29NWBK60161331926819',
  },
  PL: {
    address: { line1: 'Prosta 1', city: 'Warszawa', postcode: '00-001', country: 'PL' },
    iban: 'PL61109010140000071219812874',
  },
  AE: {
    address: { line1: '1 Corniche', city: 'Dubai', region: 'DU', postcode: '', country: 'AE' },
    iban: 'AE070331234567890123456',
  },
  US: {
    address: { line1: '1 Main Street', city: 'Austin', region: 'TX', postcode: '73301', country: 'US' },
    iban: null,
  },
  JP: {
    address: { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', region: '13', postcode: '100-0001', country: 'JP' },
    iban: null,
  },
} as const satisfies Partial<Record<Market, { readonly address: object; readonly iban: string | null }>>;

export interface Deal {
  readonly account: string;
  readonly market?: keyof typeof addressesByMarket;
  readonly settlement?: 'payout' | 'swap' | 'pay-now';
  /** Very good copies, one of each. */
  readonly give: readonly string[];
  readonly take?: [string, string, number][];
  readonly payout?: 'bank' | 'store-credit';
  readonly changes?: object;
}
export interface Seller {
  readonly person: Browser;
  readonly id: string;
  readTrade(): Promise<Trade>;
}

/** Returns the steps of sellers, each with a new account, and of the desk. `newVisitor` opens a browser. */
export function sellersOf(db: D1Database, newVisitor: () => Browser, desk: () => Ctx) {
  /** Places a trade; throws with the answer's text when it is refused. */
  async function placeSale({
    account,
    market = 'IE',
    settlement = 'payout',
    give,
    take = [],
    payout = 'bank',
    changes = {},
  }: Deal): Promise<Seller> {
    await openAccount(db, account);
    await db.prepare('UPDATE accounts SET market = ?2 WHERE id = ?1').bind(account, market).run();
    const person = await signIn(db, newVisitor(), account);
    await person.call('POST', '/api/market', { market });
    await fillLists(person, { give: give.map((isbn) => [isbn, 'very-good', 1]), take });
    const { address, iban } = addressesByMarket[market];
    const choice = give.length === 0 ? {} : { payout };
    const placed = await placeOrder(
      person,
      settlement,
      { address, ...(payout === 'bank' && give.length > 0 ? { iban } : {}), ...changes },
      choice,
    );
    if (placed.status !== 201) throw new Error(placed.text);
    const { id } = placed.json.trade;
    return {
      person,
      id,
      readTrade: async () => tradeSchema.parse((await person.call('GET', `/api/trades/${id}`)).json),
    };
  }
  /** Receives all parcels, grades all lines (as said, except those in `but`) and finishes the grading. */
  async function receiveAndGrade(
    seller: Seller,
    but: Readonly<Record<number, Grading>> = {},
    at: Ctx = desk(),
  ): Promise<Trade> {
    const { inbound } = await seller.readTrade();
    for (const { code } of inbound?.parcels ?? []) await receiveParcel(at, { code });
    for (const { line } of inbound?.lines ?? [])
      await gradeLine(at, { trade: seller.id, line: String(line), grading: but[line] ?? { as: 'as-said' } });
    if ((await readDeskTrade(at, seller.id)).desk.identity === 'open')
      await recordIdentity(at, { trade: seller.id, method: 'addressee-letter' });
    await finishGrading(at, { trade: seller.id });
    return seller.readTrade();
  }
  return { placeSale, receiveAndGrade };
}
