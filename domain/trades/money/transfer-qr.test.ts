import { describe, expect, it } from 'vitest';
import { money } from '../../money';
import { transferPayload } from './transfer-qr';

const transfer = {
  holder: 'Dogear Books Ltd',
  iban: 'IE29 AIBK 9311 5212 3456 78',
  bic: 'AIBKIE2D',
  amount: money(1205, 'EUR'),
  reference: 'IE-7K4Q',
};

describe('transferPayload', () => {
  it('has the lines of EPC069-12 in order', () => {
    expect(transferPayload(transfer)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'AIBKIE2D',
      'Dogear Books Ltd',
      'IE29AIBK93115212345678',
      'EUR12.05',
      '',
      '',
      'IE-7K4Q',
    ]);
  });

  it('cuts each field to its length and to one line', () => {
    const long =
      transferPayload({ ...transfer, holder: `${'Ä'.repeat(80)}\nBCD`, reference: 'x\ny'.repeat(100), bic: '' })?.split(
        '\n',
      ) ?? [];
    expect(long.map((line) => Array.from(line).length)).toEqual([3, 3, 1, 3, 0, 70, 22, 8, 0, 0, 140]);
    expect(new TextEncoder().encode(long.join('\n')).length).toBeLessThanOrEqual(331);
  });

  it('is null for another currency or an amount outside the standard', () => {
    for (const amount of [
      money(1205, 'GBP'),
      money(1205, 'JPY'),
      money(0, 'EUR'),
      money(-5, 'EUR'),
      money(100_000_000_000, 'EUR'),
    ])
      expect(transferPayload({ ...transfer, amount })).toBeNull();
    expect(transferPayload({ ...transfer, amount: money(1, 'EUR') })?.split('\n')[7]).toBe('EUR0.01');
    expect(transferPayload({ ...transfer, amount: money(99_999_999_999, 'EUR') })?.split('\n')[7]).toBe(
      'EUR999999999.99',
    );
  });
});
