import { retentionYears } from '../../accounts/retention';
import { marketCodes } from '../../market/market-codes';
import { activities, type Activity } from './activities';
import { recipients, type Recipient } from './recipients';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const introduction = `This page is made from \`domain/law/processing/\` and the retention rules of the code by
\`node scripts/make-law-page.mjs\`; a test fails when it is out of date, when a table of the database is in no
activity, or when an adapter of the Worker is no recipient.
It is the record of article 30 of Regulation (EU) 2016/679 as far as software can write it. The controller is the
company of the setting \`SHOP\`, with its address, mail address and telephone number. The operator adds: the data
protection officer or the representative in the European Union where there is one, the contracts with recipients, and
what is done outside the shop.`;

function section(activity: Activity, index: number): string {
  const { purpose, basis, people, data, kept, tables } = activity;
  const names = activity.recipients.map((id) => recipients[id].name);
  const facts: readonly (readonly [string, string])[] = [
    ['legal basis, article 6(1)', basis],
    ['people', people],
    ['data', data],
    ['recipients', names.join('; ')],
    ['erased', kept],
    ['tables', tables.length === 0 ? 'none' : tables.map((name) => `\`${name}\``).join(', ')],
  ];
  return `### ${index + 1}. ${purpose}\n${table(['what', 'record'], facts)}`;
}

const years = table(
  ['market', ...marketCodes],
  [['years', ...marketCodes.map((market) => String(retentionYears[market]))]],
);

const listed = Object.values<Recipient>(recipients).map(({ name, gets, setting, abroad }) => [
  name,
  gets,
  setting === null ? 'always' : `only with \`${setting}\``,
  abroad,
]);

/** Measures of article 32, each with the place that shows it. */
const measures: readonly (readonly [string, string])[] = [
  ['Encryption on the way', 'TLS only, with `Strict-Transport-Security` (`worker/platform/finish-answer.ts`)'],
  [
    'Encryption at rest',
    'IBANs and bank files by AES under `DATA_KEY`, bound to their owner (`worker/platform/adapters/seal.ts`)',
  ],
  ['Passwords', 'scrypt with a salt each; common ones are refused (`worker/accounts/passwords`)'],
  ['Access of staff', 'by role and passkey; fresh proof for money (`platform/require-role.ts`, decision 014)'],
  ['Access of customers', 'absent and not theirs are the same answer; guests by a key that is stored as a hash'],
  ['Against guessing', 'limits by account, network and device, counted in the database (decision 014)'],
  [
    'Against foreign scripts',
    'a policy with a nonce on each page; origins are checked on writes (`worker/html/pages/page-headers.ts`)',
  ],
  ['Integrity', 'events, movements and ledger are append-only by triggers; a check runs every night'],
  ['Little data', 'no tracking; logs have no addresses, names or queries (`platform/context.ts`)'],
  ['Place', 'database and objects in the European Union from the first deploy (decision 085)'],
  ['Restore', '`npm run restore-drill` rebuilds the shop from an export (`docs/reliability.md`)'],
  ['Rights', 'export, correction and deletion by the person at once (`worker/privacy`)'],
];

/** Returns the text of docs/processing.md. */
export function processingPage(): string {
  return `${[
    '# Record of processing',
    introduction,
    '## Activities',
    ...activities.map(section),
    '## Years by accounting law\nEach market’s law is named in `domain/accounts/retention.ts`.',
    years,
    '## Recipients and third countries',
    table(['who', 'gets', 'when', 'outside the EEA'], listed),
    '## Security',
    table(['measure', 'how, and where it stands'], measures),
  ].join('\n\n')}\n`;
}
