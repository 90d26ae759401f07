/**
 * One section of the export: its tables and its query.
 * Placeholders: `?1` account, `?2` mail address, `?3` JSON list of the person's keys in rate-limit counters.
 */
export interface ExportSection {
  readonly tables: readonly string[];
  readonly sql: string;
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
}

const mine = `(SELECT id FROM trades WHERE account = ?1)`;

/**
 * Sections of the export: all data about a person, except hashes, keys and tickets that would give access.
 * The verb decrypts payout details. A test compares the tables with the database, so that none is left out.
 */
export const exportSections = {
  account: {
    tables: ['accounts'],
    sql: `SELECT id, email, name, role, confirmed_at, language, market, password_hash IS NOT NULL AS has_password,
      second_factor, wish_mails,
      payouts_held_until, trade_mails, created_at FROM accounts WHERE id = ?1`,
  },
  pendingEmail: {
    tables: ['email_changes'],
    sql: 'SELECT email, created_at, ends_at FROM email_changes WHERE account = ?1',
  },
  registrations: {
    tables: ['registrations'],
    sql: 'SELECT email, name, language, market, created_at, ends_at FROM registrations WHERE email = ?2',
  },
  events: {
    tables: ['account_events'],
    sql: 'SELECT id, kind, facts, at FROM account_events WHERE account = ?1 ORDER BY id',
    json: ['facts'],
  },
  sessions: {
    tables: ['sessions'],
    sql: `SELECT device, country, created_at, last_seen_at, proved_at, second_factor, ends_at, revoked_at FROM sessions
      WHERE account = ?1 ORDER BY created_at`,
    json: ['device'],
  },
  attempts: {
    tables: ['attempts'],
    sql: `SELECT substr(key, 1, instr(key, ':') - 1) AS what, window, count FROM attempts
      WHERE EXISTS (SELECT 1 FROM json_each(?3) j WHERE instr(attempts.key, j.value) > 0) ORDER BY window`,
  },
  passkeys: {
    tables: ['passkeys'],
    sql: `SELECT name, transports, counter, backed_up, created_at, last_used_at FROM passkeys WHERE account = ?1
      ORDER BY created_at`,
    json: ['transports'],
  },
  linkedSignIns: {
    tables: ['linked_sign_ins'],
    sql: `SELECT provider, subject, email, created_at, last_used_at FROM linked_sign_ins WHERE account = ?1
      ORDER BY created_at`,
  },
  consents: {
    tables: ['consents'],
    sql: 'SELECT kind, given, terms_version, at FROM consents WHERE account = ?1 ORDER BY id',
  },
  addresses: {
    tables: ['addresses'],
    sql: `SELECT id, name, address, phone, is_default, created_at FROM addresses WHERE account = ?1
      ORDER BY created_at`,
    json: ['address'],
  },
  payoutDetails: {
    tables: ['payout_details'],
    sql: 'SELECT holder, iban_sealed, iban_masked, changed_at FROM payout_details WHERE account = ?1',
  },
  lists: {
    tables: ['owners'],
    sql: `SELECT market, language, created_at, last_seen_at FROM owners WHERE id = 'a:' || ?1`,
  },
  basket: {
    tables: ['basket_lines'],
    sql: `SELECT isbn, grade, quantity, ex_library, added_at FROM basket_lines WHERE owner = 'a:' || ?1
      ORDER BY added_at`,
  },
  cart: {
    tables: ['cart_lines'],
    sql: `SELECT isbn, grade, quantity, agreed_price, currency, added_at FROM cart_lines WHERE owner = 'a:' || ?1
      ORDER BY added_at`,
  },
  holds: {
    tables: ['holds'],
    sql: `SELECT isbn, market, currency, like_new, very_good, good, acceptable, terms_version, created_at, ends_at
      FROM holds WHERE owner = 'a:' || ?1 ORDER BY created_at`,
  },
  keptAside: {
    tables: ['kept_aside'],
    sql: `SELECT list, isbn, grade, quantity, created_at FROM kept_aside WHERE owner = 'a:' || ?1 ORDER BY created_at`,
  },
  wishes: {
    tables: ['wishes'],
    sql: `SELECT isbn, created_at FROM wishes WHERE owner = 'a:' || ?1 ORDER BY created_at`,
  },
  wishMails: {
    tables: ['wish_mails'],
    sql: 'SELECT isbn, told_at FROM wish_mails WHERE account = ?1 ORDER BY told_at',
  },
  offerWatches: {
    tables: ['offer_watches'],
    sql: 'SELECT isbn, grade, market, asked_at, told_at FROM offer_watches WHERE account = ?1 ORDER BY asked_at',
  },
  askedBooks: {
    tables: ['askers'],
    sql: `SELECT a.isbn, a.asked_at, b.answer, b.answered_at FROM askers a CROSS JOIN asked_books b ON b.isbn = a.isbn
      WHERE a.account = ?1 ORDER BY a.asked_at`,
  },
  conversations: {
    tables: ['conversations'],
    sql: `SELECT id, language, started_at, last_at FROM conversations WHERE owner = 'a:' || ?1 ORDER BY started_at`,
  },
  trades: {
    tables: ['trades'],
    sql: `SELECT id, number, market, currency, language, settlement, payment, payout, payout_iban_masked, name, email,
      phone, address, if_worse,
      if_worse_down_to, declared, terms_version, give_books, give_total, take_books, take_total, postage, credit_used,
      difference, rows, rate_micro,
      vat_amount, inbound_state, outbound_state, settlement_state, arrive_by, pay_by, decide_by, received_at,
      dispatched_at, delivered_at, carrier, tracking, return_postage, charity_books, charity_found,
      placed_at FROM trades WHERE account = ?1
      ORDER BY placed_at`,
    json: ['address', 'rows'],
  },
  tradeParcels: {
    tables: ['parcels'],
    sql: `SELECT trade_id, parcel, code, grams, posted_at, received_at, carrier, tracking FROM parcels
      WHERE trade_id IN ${mine} ORDER BY trade_id, parcel`,
  },
  tradeInboundLines: {
    tables: ['inbound_lines'],
    sql: `SELECT trade_id, line, isbn, title, grade, ex_library, amount, amounts, state, parcel, graded_as, paid,
      reason, unexpected, decision
      FROM inbound_lines WHERE trade_id IN ${mine} ORDER BY trade_id, line`,
    json: ['amounts'],
  },
  tradeOutboundLines: {
    tables: ['outbound_lines'],
    sql: `SELECT trade_id, line, isbn, title, grade, quantity, price, vat_rate, price_bound, state
      FROM outbound_lines
      WHERE trade_id IN ${mine} ORDER BY trade_id, line`,
  },
  tradeEvents: {
    tables: ['trade_events'],
    sql: `SELECT trade_id, part, seq, from_state, to_state, actor, facts, at FROM trade_events
      WHERE trade_id IN ${mine} ORDER BY trade_id, part, seq`,
    json: ['facts'],
  },
  payments: {
    tables: ['payments'],
    sql: `SELECT trade_id, provider, event_id, amount, currency, at FROM payments WHERE trade_id IN ${mine}
      ORDER BY at`,
  },
  tradeLedger: {
    tables: ['trade_ledger'],
    sql: `SELECT trade_id, entry, side, kind, amount, actor, at FROM trade_ledger WHERE trade_id IN ${mine}
      ORDER BY trade_id, entry`,
  },
  tradeLineEvents: {
    tables: ['line_events'],
    sql: `SELECT trade_id, part, line, seq, from_state, to_state, actor, facts, at FROM line_events
      WHERE trade_id IN ${mine} ORDER BY trade_id, part, line, seq`,
    json: ['facts'],
  },
  tradeParcelEvents: {
    tables: ['parcel_events'],
    sql: `SELECT trade_id, parcel, kind, actor, at FROM parcel_events WHERE trade_id IN ${mine}
      ORDER BY trade_id, parcel, at`,
  },
  identityChecks: {
    tables: ['identity_checks'],
    sql: `SELECT trade_id, method, at FROM identity_checks WHERE trade_id IN ${mine} ORDER BY trade_id`,
  },
  gradingPhotos: {
    tables: ['grading_photos'],
    sql: `SELECT trade_id, line, bytes, type, at FROM grading_photos WHERE trade_id IN ${mine}
      ORDER BY trade_id, line, at`,
  },
  paymentsAsked: {
    tables: ['payment_intents'],
    sql: `SELECT trade_id, provider, amount, currency, state, created_at FROM payment_intents WHERE trade_id IN ${mine}
      ORDER BY created_at`,
  },
  moneyMatched: {
    tables: ['unmatched_money'],
    sql: `SELECT trade_id, provider, amount, currency, reference, payer, at FROM unmatched_money
      WHERE trade_id IN ${mine} ORDER BY at`,
  },
  payouts: {
    tables: ['payouts'],
    sql: `SELECT trade_id, kind, way, amount, currency, state, reason, created_at, sent_at, ended_at FROM payouts
      WHERE trade_id IN ${mine} ORDER BY created_at`,
  },
  disputes: {
    tables: ['disputes'],
    sql: `SELECT trade_id, provider, amount, currency, reason, state, withdrawn, evidence_by, opened_at, ended_at
      FROM disputes WHERE trade_id IN ${mine} ORDER BY opened_at`,
  },
  disputeEvents: {
    tables: ['dispute_events'],
    sql: `SELECT trade_id, dispute, seq, state, actor, at FROM dispute_events WHERE trade_id IN ${mine}
      ORDER BY trade_id, dispute, seq`,
  },
  fraudWarnings: {
    tables: ['fraud_warnings'],
    sql: `SELECT trade_id, provider, kind, warned_at, heard_at, looked_at FROM fraud_warnings WHERE trade_id IN ${mine}
      ORDER BY warned_at`,
  },
  invoices: {
    tables: ['invoices'],
    sql: `SELECT trade_id, number, at FROM invoices WHERE trade_id IN ${mine} ORDER BY number`,
  },
  creditNotes: {
    tables: ['credit_notes'],
    sql: `SELECT trade_id, number, invoice, lines, goods, postage, at FROM credit_notes WHERE trade_id IN ${mine}
      ORDER BY number`,
    json: ['lines'],
  },
  withdrawals: {
    tables: ['withdrawals'],
    sql: `SELECT trade_id, withdrawal, reason, lines, words, at, carrier, tracking, sent_at FROM withdrawals
      WHERE trade_id IN ${mine} ORDER BY trade_id, withdrawal`,
    json: ['lines'],
  },
  withdrawalDeclarations: {
    tables: ['withdrawal_declarations'],
    sql: `SELECT id, name, number, email, books, language, market, at, trade_id, outcome, done_at
      FROM withdrawal_declarations WHERE trade_id IN ${mine} OR email = ?2 ORDER BY at`,
  },
  storeCredit: {
    tables: ['store_credit'],
    sql: 'SELECT currency, amount, reason, kind, trade_id, at FROM store_credit WHERE account = ?1 ORDER BY at, id',
  },
  mailsOnTheirWay: {
    tables: ['outbox'],
    sql: `SELECT kind, created_at, attempts FROM outbox WHERE sent_at IS NULL AND EXISTS (SELECT 1
      FROM json_each(outbox.payload) j WHERE j.type = 'text'
      AND j.value IN (SELECT ?1 UNION SELECT ?2 UNION SELECT id FROM trades WHERE account = ?1 UNION SELECT id
      FROM registrations WHERE email = ?2)) ORDER BY created_at`,
  },
} as const satisfies Readonly<Record<string, ExportSection>>;

/** Tables with personal references that the export leaves out, with the reason. */
export const notExported = {
  challenges: 'questions to a browser, deleted after minutes: their tickets would give access',
  sso_flows: 'pending sign-ons, deleted after minutes: their secrets would give access',
  sso_offers: 'offers to link a sign-on, deleted after minutes: their tickets would give access',
  registration_links: 'hashes of links in mails',
  guest_reservations: 'unpaid copies of a guest’s trade by network hash; deleted when the trade is paid or ends',
  catalogue_changes: 'changes of the catalogue by staff, as part of their work',
  catalogue_renames: 'renames by staff, as part of their work',
  import_runs: 'imports by staff, as part of their work',
  stock_movements: 'the shop’s stock, by trade; the trade’s own lines are exported',
} as const;
