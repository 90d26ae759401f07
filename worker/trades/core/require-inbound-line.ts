import { Problem } from '../../../domain/problems';
import type { InboundLineRow, TradeRecord } from './trade-rows';

/**
 * Returns an inbound line of a trade by its number.
 * @throws `not-found`
 */
export function requireInboundLine({ inbound }: TradeRecord, line: number): InboundLineRow {
  const found = inbound.find((row) => row.line === line);
  if (found === undefined) throw new Problem('not-found');
  return found;
}
