import { marketCodes } from '../market/market-codes';
import { duties } from './duties';
import { marketsByCell, standingOf, type Cell, type Duty, type Standing } from './duties/cell';

const wordsOfStanding: Readonly<Record<Standing, string>> = {
  met: 'met',
  setting: 'setting',
  part: 'partly',
  'not-met': '**no**',
  lawyer: 'lawyer',
  none: '–',
};
const wordsOfReading: Readonly<Record<Cell['verified'], string>> = {
  text: 'text read',
  secondary: 'read about it',
  no: 'not verified',
};

const row = (columns: readonly string[]) => `| ${columns.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function overviewTable(): string {
  return table(
    ['duty', ...marketCodes],
    duties.map(({ id, cells }) => [
      id,
      ...marketCodes.map((market) => {
        const cell = cells[market];
        return cell === undefined ? '?' : wordsOfStanding[standingOf(cell)];
      }),
    ]),
  );
}

const sourceLink = ({ source: name, url }: Cell) => (url === undefined ? name : `[${name}](${url})`);
const fileNames = ({ code, test, setting }: Cell) =>
  [setting, code, test].flatMap((name) => (name === undefined ? [] : `\`${name}\``)).join(', ');

function dutySection(duty: Duty): string {
  const rows = marketsByCell(duty).map(([cell, markets]) => [
    markets.join(' '),
    cell.rule,
    wordsOfStanding[standingOf(cell)],
    cell.since ?? '',
    `${sourceLink(cell)}; ${wordsOfReading[cell.verified]}`,
    fileNames(cell),
    cell.missing ?? '',
  ]);
  const head = ['markets', 'rule', 'met', 'since', 'source', 'code and test', 'missing or open'];
  return `### ${duty.id}: ${duty.title}\n${table(head, rows)}`;
}

const introduction = `This page is made from \`domain/law/\` by \`node scripts/make-law-page.mjs\`; a test fails when
it is out of date.
It is no legal advice. It assumes a seller in Ireland who sends from there. Each row names its source and how far it
was read: the text itself, what others write about it, or not at all. Days in rows that are not verified come from
general knowledge. Show the page to a lawyer before you open.`;

const legend = `\`met\`: the code keeps it. \`setting\`: fill in the setting. \`partly\`, **no**: see what is missing.
\`lawyer\`: only a lawyer or adviser can say. \`–\`: no such duty is known.`;

/** Returns the text of docs/law.md. */
export function lawPage(): string {
  return `${[
    '# Duties by market',
    introduction,
    `## At a glance\n${legend}`,
    overviewTable(),
    '## Each duty',
    ...duties.map(dutySection),
  ].join('\n\n')}\n`;
}
