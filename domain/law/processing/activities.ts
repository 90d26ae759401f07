import { chatPolicy } from '../../policy/chat';
import { mailPolicy } from '../../policy/mail';
import { retentionPolicy } from '../../policy/retention';
import { withdrawalPolicy } from '../../policy/withdrawal';
import { transferTextDays } from '../../accounts/retention';
import type { RecipientId } from './recipients';

/** One processing activity: what article 30(1) of Regulation (EU) 2016/679 asks the controller to record. */
export interface Activity {
  readonly purpose: string;
  /** Legal basis, by article 6(1) of the regulation. */
  readonly basis: string;
  readonly people: string;
  readonly data: string;
  readonly recipients: readonly RecipientId[];
  /** When the data is erased, with the figures of the code. */
  readonly kept: string;
  /** Tables of the database. A test wants each table of the schema once, here or in `tablesWithoutPeople`. */
  readonly tables: readonly string[];
}

const byAccountingLaw =
  'By the accounting law of the market, from the end of the year of the last step (table below). Then name and ' +
  'address are cleared, and amounts stay. Contact data goes at once when the account is deleted.';
const withTheAccount = 'Until the person removes it or deletes the account.';

/** All processing activities of the shop. */
export const activities: readonly Activity[] = [
  {
    purpose: 'Accounts: sign in, keep addresses and choices',
    basis: '(b) contract',
    people: 'Customers with an account, staff',
    data:
      'Name, mail address, password as a hash, passkeys, linked sign-ins, saved addresses, consents, ' +
      'language, market',
    recipients: ['hosting', 'mail', 'identity'],
    kept:
      `${withTheAccount} A registration that is not confirmed: ${retentionPolicy.registrationDays} days. Links, ` +
      'changes of address and pending sign-ons: when they end, by the next night.',
    tables: [
      'accounts',
      'addresses',
      'consents',
      'email_changes',
      'linked_sign_ins',
      'passkeys',
      'registration_links',
      'registrations',
      'challenges',
      'sso_flows',
      'sso_offers',
      'deletions',
    ],
  },
  {
    purpose: 'Security of accounts and limits against abuse',
    basis: '(f) a secure shop',
    people: 'Everybody who signs in, orders or asks',
    data:
      'Browser, system, country and time of sessions; history of sign-ins and changes; counters by hashes ' +
      'of mail address and network',
    recipients: ['hosting'],
    kept:
      `Sessions: ${retentionPolicy.endedSessionDays} day after they end. History: ${retentionPolicy.eventDays} days. ` +
      'Counters: two days. The hash of a guest’s network: until the order is paid or ends.',
    tables: ['sessions', 'account_events', 'attempts', 'guest_reservations'],
  },
  {
    purpose: 'Lists: sell list, cart, held offers, wishes, alerts, books that were asked about',
    basis: '(b) steps before a contract, asked for by the person',
    people: 'Customers and visitors',
    data: 'Books with conditions and quantities, by account or by a random key of the browser',
    recipients: ['hosting', 'mail'],
    kept:
      `${withTheAccount} Without an account: ${retentionPolicy.visitorDays} days after the last visit. Ended offers: ` +
      `${retentionPolicy.endedHoldDays} days.`,
    tables: [
      'owners',
      'basket_lines',
      'cart_lines',
      'holds',
      'kept_aside',
      'wishes',
      'wish_mails',
      'offer_watches',
      'asked_books',
      'askers',
    ],
  },
  {
    purpose: 'Orders: sell, buy, check, send, return, document',
    basis: '(b) contract; (c) accounting and consumer law',
    people: 'Customers with and without an account',
    data:
      'Name, address, mail address, telephone number, books, amounts, photos of copies, parcels, ' +
      'invoices, withdrawals',
    recipients: ['hosting', 'mail', 'carriers', 'authorities'],
    kept:
      `${byAccountingLaw} A withdrawal that fits no order: ${withdrawalPolicy.declarationKeptDays} days after staff ` +
      'have closed it.',
    tables: [
      'trades',
      'trade_events',
      'inbound_lines',
      'outbound_lines',
      'line_events',
      'parcels',
      'parcel_events',
      'grading_photos',
      'invoices',
      'credit_notes',
      'withdrawals',
      'withdrawal_declarations',
      'stock_movements',
    ],
  },
  {
    purpose: 'Identity of sellers in Japan',
    basis: '(c) 古物営業法 article 15; only where the shop has the licence',
    people: 'Sellers with an address in Japan',
    data: 'How and when identity was checked. Name, address, occupation and age are on the paper slip only',
    recipients: ['hosting', 'authorities'],
    kept: 'With the order. The operator keeps the paper slip for three years from the last entry (article 18).',
    tables: ['identity_checks'],
  },
  {
    purpose: 'Money: payments, payouts, refunds, store credit, disputes',
    basis: '(b) contract; (c) accounting law',
    people: 'Customers, and whoever pays for them',
    data: 'Amounts, payers and references of transfers, IBAN encrypted, ids of card payments, disputes',
    recipients: ['hosting', 'bank', 'payments', 'authorities'],
    kept:
      `${byAccountingLaw} A saved IBAN: until the person removes it or deletes the account. Payer and reference of a ` +
      `transfer: ${transferTextDays} days after it was settled. Texts of bank files: by the law of the shop’s country.`,
    tables: [
      'trade_ledger',
      'payments',
      'payment_intents',
      'payouts',
      'payout_details',
      'payout_files',
      'payout_file_texts',
      'unmatched_money',
      'store_credit',
      'disputes',
      'dispute_events',
      'fraud_warnings',
    ],
  },
  {
    purpose: 'Product safety: contacts of publishers, recalls',
    basis: '(c) Regulation (EU) 2023/988',
    people: 'Publishers and whoever answers for them; buyers of a recalled book',
    data: 'Name, postal and electronic address of a publisher; buyers are found by their orders',
    recipients: ['hosting', 'mail', 'authorities'],
    kept: 'A publisher: until the operator removes it. A recall has no data of people.',
    tables: ['publishers', 'recalls'],
  },
  {
    purpose: 'Catalogue: who imported and edited',
    basis: '(f) to correct mistakes and to know who made a change',
    people: 'Staff',
    data: 'Account, time, file name, and the catalogue’s values before and after',
    recipients: ['hosting'],
    kept: 'As long as the catalogue. After an account is deleted, its entries have no name.',
    tables: ['catalogue_changes', 'catalogue_renames', 'import_runs'],
  },
  {
    purpose: 'Mails about orders and accounts, and optional mails',
    basis: '(b) contract; (f) for the choice to get fewer',
    people: 'Customers',
    data: 'What a mail is about; addresses of guests who chose fewer mails as a keyed hash',
    recipients: ['hosting', 'mail'],
    kept:
      `Sent rows: ${retentionPolicy.sentMailDays} days. A guest’s choice: ${mailPolicy.guestChoiceDays} days, in ` +
      'key-value storage.',
    tables: ['outbox'],
  },
  {
    purpose: 'Assistant and answers',
    basis: '(b) asked for by the person; (f) limits of votes',
    people: 'Whoever writes to the assistant or votes on an answer',
    data: 'Messages; votes are counted without a person',
    recipients: ['hosting', 'model', 'mail'],
    kept: `Conversations: ${chatPolicy.days} days after the last message, or until the person deletes them.`,
    tables: ['conversations', 'faq_votes'],
  },
  {
    purpose: 'Running the shop: technical log, errors of pages',
    basis: '(f) a working shop',
    people: 'Visitors',
    data: 'Time, kind of page, status; errors without personal data (decision 038)',
    recipients: ['hosting'],
    kept: 'As long as the log of the hosting provider. The shop stores nothing of it.',
    tables: [],
  },
];

/** Tables without data of people. */
export const tablesWithoutPeople: readonly string[] = [
  'author_names',
  'covers',
  'edited_fields',
  'editions',
  'facets',
  'faq_questions',
  'faq_topics',
  'import_changes',
  'import_rejections',
  'job_runs',
  'ledger_checks',
  'pages',
  'price_history',
  'rates',
  'sellers',
  'shelves',
  'sitemap_parts',
  'spellings',
  'stock',
  'sweep_failures',
  'trade_moves',
  'work_descriptions',
  'work_titles',
  'works',
];
