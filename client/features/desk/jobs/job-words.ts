import type { DeskJobs } from '../../../../domain/desk/jobs-schemas';
import { m } from '../../../../messages/compiled/messages.js';

const jobs: Readonly<Record<string, () => string>> = {
  askPayments: m.desk_job_ask_payments,
  releaseUnpaid: m.desk_job_release_unpaid,
  expireParcels: m.desk_job_expire_parcels,
  markDelivered: m.desk_job_mark_delivered,
  receiveRest: m.desk_job_receive_rest,
  refundReturns: m.desk_job_refund_returns,
  continueRenames: m.desk_job_continue_renames,
  returnUndecided: m.desk_job_return_undecided,
  tellWishes: m.desk_job_tell_wishes,
  tellWatches: m.desk_job_tell_watches,
  sendOutbox: m.desk_job_send_outbox,
  remind: m.desk_job_remind,
  refreshRates: m.desk_job_refresh_rates,
  countDemand: m.desk_job_count_demand,
  repriceStock: m.desk_job_reprice_stock,
  refreshFacets: m.desk_job_refresh_facets,
  refreshSitemap: m.desk_job_refresh_sitemap,
  forgetEnded: m.desk_job_forget_ended,
  forgetSent: m.desk_job_forget_sent,
  forgetStaleLists: m.desk_job_forget_stale_lists,
  forgetOldTrades: m.desk_job_forget_old_trades,
  forgetLeftovers: m.desk_job_forget_leftovers,
  forgetConversations: m.desk_job_forget_conversations,
  forgetImportChanges: m.desk_job_forget_import_changes,
  checkLedger: m.desk_job_check_ledger,
};
/** Returns what a job does, or its name if there are no words for it. */
export const jobWords = (job: string): string => jobs[job]?.() ?? job;

const faults: Readonly<Record<string, () => string>> = {
  'state-differs': m.desk_fault_state,
  'sale-differs': m.desk_fault_sale,
  'settlement-differs': m.desk_fault_settlement,
  'books-differ': m.desk_fault_books,
  'payments-differ': m.desk_fault_payments,
  'money-unbooked': m.desk_fault_money_unbooked,
  'credit-differs': m.desk_fault_credit,
  'bonus-differs': m.desk_fault_bonus,
  'credit-kind-differs': m.desk_fault_credit_kind,
  'credit-negative': m.desk_fault_credit_negative,
  'payout-differs': m.desk_fault_payout,
  'payouts-due-differ': m.desk_fault_payouts_due,
  'stock-differs': m.desk_fault_stock,
  'reservations-differ': m.desk_fault_reservations,
  'copies-left-differ': m.desk_fault_copies_left,
  'copies-came-differ': m.desk_fault_copies_came,
  'invoices-differ': m.desk_fault_invoices,
  'credit-notes-differ': m.desk_fault_credit_notes,
  'disputes-differ': m.desk_fault_disputes,
  'refund-overdue': m.desk_fault_refund_overdue,
};
/** Returns what the nightly check found, or its code if there are no words for it. */
export const faultWords = (code: string): string => faults[code]?.() ?? code;

export const rhythmWords: Record<DeskJobs['jobs'][number]['rhythm'], () => string> = {
  minute: m.desk_rhythm_minute,
  morning: m.desk_rhythm_morning,
  night: m.desk_rhythm_night,
};
