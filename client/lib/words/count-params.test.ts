import { describe, expect, it } from 'vitest';
import { gradingPolicy } from '../../../domain/policy/grading';
import { m } from '../../../messages/compiled/messages.js';
import { countParams } from './count-params';

const ar = { locale: 'ar' } as const;
const en = { locale: 'en' } as const;

describe('a message with a term of the policies', () => {
  it.each([
    m.thanks_check(countParams(2), ar),
    m.thanks_payout({ ...countParams(2), amount: '1' }, ar),
    m.trade_next_received(countParams(2), ar),
    m.checkout_note_check(countParams(2), ar),
    m.checkout_note_payout(countParams(2), ar),
  ])('has two working days as a dual without a figure: %s', (text) => {
    expect(text).toContain('خلال يومي عمل');
    expect(text).not.toContain('2');
  });

  it('has one day in the singular', () => {
    expect(m.trades_next_return(countParams(1), en)).toContain('within 1 day of cancelling');
    expect(m.problem_withdrawal_over(countParams(1), en)).toContain('1-day period');
    expect(m.accounts_second_over(countParams(1), en)).toContain('1 minute.');
  });

  it('states after how many bad parcels a return costs postage', () => {
    const text = m.checkout_return_postage({ ...countParams(gradingPolicy.badParcels), amount: '€3' }, en);

    expect(text).toContain(`in each of ${gradingPolicy.badParcels} earlier parcels`);
  });
});
