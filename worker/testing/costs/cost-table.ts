import type { Cost } from './counted-db';

/** A route with its cost. `warm`: of the same call once more; null for a write. */
export interface Line {
  readonly name: string;
  readonly cold: Cost;
  readonly warm: Cost | null;
}

const heading = `What each route costs the database before it answers. A test compares this table with the shop;
\`npm run costs\` writes it again. Cold: the isolate has just started and the edge holds nothing. Warm: the same
call once more. Trips: batches and single statements that are sent to D1. Rows: what D1 reads for them.
`;

const nameWidth = 44;
const figureWidth = 7;

/** Returns the table as text, one line for each route, so that a difference is one line. */
export function costTable(lines: readonly Line[]): string {
  const cells = (values: readonly (number | string)[]) =>
    values.map((value) => String(value).padStart(figureWidth)).join('');
  const figures = (cost: Cost | null) =>
    cells(cost === null ? ['-', '-', '-'] : [cost.trips, cost.statements, cost.rows]);
  const names = cells(['trips', 'stmts', 'rows']);
  const rows = lines.map(({ name, cold, warm }) => `${name.padEnd(nameWidth)}${figures(cold)} |${figures(warm)}`);
  const title = `${'route'.padEnd(nameWidth)}${names} |${names}`;
  return [heading, `${''.padEnd(nameWidth)}${'cold'.padStart(21)} |${'warm'.padStart(21)}`, title, ...rows, ''].join(
    '\n',
  );
}
