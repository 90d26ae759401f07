import { describe, expect, it } from 'vitest';
import { joinWithCommas } from './isolates';

describe('joinWithCommas', () => {
  it('joins parts with a comma', () => {
    expect(joinWithCommas(['1 Example Street', 'Cork'], 'en')).toBe('1 Example Street, Cork');
  });

  it('isolates each part in Arabic and joins them with its comma', () => {
    expect(joinWithCommas(['1 Example Street', 'أيرلندا'], 'ar')).toBe(
      '\u200f\u20681 Example Street\u2069، \u2068أيرلندا\u2069',
    );
  });
});
