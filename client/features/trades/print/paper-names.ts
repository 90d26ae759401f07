import { m } from '../../../../messages/compiled/messages.js';
import type { Paper } from '../loaders';

/** Titles of printed pages. */
export const paperNames: Record<Paper['kind'], () => string> = {
  all: m.trades_print_name_all,
  label: m.trades_print_name_label,
  'all-by-parcel': m.trades_print_name_all,
  slip: m.trades_print_name_slip,
  return: m.trades_print_name_return,
  invoice: m.trades_print_name_invoice,
  'credit-note': m.trades_print_name_credit_note,
};
