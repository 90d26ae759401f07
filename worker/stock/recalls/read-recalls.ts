import type { DeskRecall } from '../../../domain/catalogue/recalls/recall-schemas';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { reservedStates, sentStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { columnsOf, number, text } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions, recalls } from '../../platform/db/schema/catalogue';

/** Returns the SQL of the trades with copies of the recalled edition `r.isbn`, in the states of a list. */
const tradesSql = (states: string) => `FROM outbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
  WHERE l.isbn = r.isbn AND t.outbound_state IN ${states}`;

const runningRecalls = defineRead(
  { ...columnsOf(recalls, 'isbn', 'danger', 'details', 'notice', 'started_at'), told: number, unsent: text() },
  `SELECT r.isbn, r.danger, r.details, r.notice, r.started_at,
     (SELECT count(DISTINCT t.id) ${tradesSql(codes<OutboundLegState>(sentStates))}) AS told,
     (SELECT json_group_array(json_array(id, number)) FROM (SELECT DISTINCT t.id, t.number
       ${tradesSql(codes<OutboundLegState>(reservedStates))} ORDER BY t.number)) AS unsent
   FROM json_each(?1) j CROSS JOIN recalls r ON r.isbn = j.value AND r.ended_at IS NULL`,
);
const recalledEditions = defineRead(
  columnsOf(editions, 'isbn'),
  'SELECT isbn FROM editions WHERE recalled_at IS NOT NULL ORDER BY recalled_at DESC',
);

/** Returns the orders of a JSON list of [id, number]. */
function ordersOf(json: string): DeskRecall['unsent'] {
  const list: unknown = JSON.parse(json);
  return (Array.isArray(list) ? list : []).map((entry: unknown) => {
    const [trade, tradeNumber] = Array.isArray(entry) ? entry : [];
    return { trade: String(trade), number: String(tradeNumber) };
  });
}

/** Returns the running recalls of editions by ISBN. For staff only: it names orders. */
export async function readRecalls(ctx: Ctx, isbns: readonly string[]): Promise<Map<string, DeskRecall>> {
  const [rows] = await readBatch(ctx.db, [runningRecalls.with(JSON.stringify(isbns))]);
  return new Map(
    rows.map(({ isbn, danger, details, notice, started_at: since, told, unsent }) => [
      isbn,
      { danger, details, notice, since, told, unsent: ordersOf(unsent) },
    ]),
  );
}

/** Returns the ISBNs of recalled editions, the latest recall first. */
export async function recalledIsbns(ctx: Ctx): Promise<string[]> {
  return (await recalledEditions.all(ctx.db)).map(({ isbn }) => isbn);
}
