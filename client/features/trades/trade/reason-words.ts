import type { GradingReason } from '../../../../domain/trades/grading';
import { m } from '../../../../messages/compiled/messages.js';

/** Reasons why a copy is worth less or refused, as sentences for the sender. */
export const reasonWords: Record<GradingReason, () => string> = {
  marks: m.trades_reason_marks,
  wear: m.trades_reason_wear,
  spine: m.trades_reason_spine,
  'pages-loose': m.trades_reason_pages_loose,
  stains: m.trades_reason_stains,
  'dust-jacket-missing': m.trades_reason_dust_jacket,
  'library-stamps': m.trades_reason_library_stamps,
  'no-isbn': m.trades_reason_no_isbn,
  'other-edition': m.trades_reason_other_edition,
  'proof-copy': m.trades_reason_proof_copy,
  'pages-missing': m.trades_reason_pages_missing,
  'parts-missing': m.trades_reason_parts_missing,
  water: m.trades_reason_water,
  mould: m.trades_reason_mould,
  smoke: m.trades_reason_smoke,
  'code-used': m.trades_reason_code_used,
  unreadable: m.trades_reason_unreadable,
  'not-in-trade': m.trades_reason_not_in_trade,
  'too-worn': m.trades_reason_too_worn,
  late: m.trades_reason_late,
};
