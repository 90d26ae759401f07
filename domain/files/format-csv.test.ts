import { describe, expect, it } from 'vitest';
import { formatCsv } from './format-csv';

describe('formatCsv', () => {
  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1+1', '＠SUM(A1)'])(
    'writes %j as text that no spreadsheet runs',
    (cell) => {
      expect(formatCsv([[cell]])).toMatch(/^\ufeff"?'/);
    },
  );

  it('keeps numbers, negative amounts and titles as they are', () => {
    expect(formatCsv([['12.50', '-3.20', 'Emma', '1984']])).toBe('\ufeff12.50,-3.20,Emma,1984\r\n');
  });
});
