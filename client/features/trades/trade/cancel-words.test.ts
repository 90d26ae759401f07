import { describe, expect, it } from 'vitest';
import { sampleGiven, sampleInbound, sampleOutbound, sampleTrade } from '../../../../tests/client/sample-trade';
import { cancelText } from './cancel-words';

const sale = sampleInbound([sampleGiven(1, 'Emma')]);
const purchase = { ...sampleOutbound([]), state: 'reserved' as const };

describe('cancelText', () => {
  it('names no books to sell when the order is a purchase', () => {
    const trade = sampleTrade({ outbound: purchase });

    expect(cancelText(trade)).toBe('This cancels the whole purchase. We won’t send you any books.');
  });

  it('names no books to buy when the order is a sale', () => {
    const trade = sampleTrade({ inbound: sale });

    expect(cancelText(trade)).toBe('This cancels the whole sale. You keep your books.');
  });

  it('names both sides of a swap', () => {
    const trade = sampleTrade({ inbound: sale, outbound: purchase });

    expect(cancelText(trade)).toMatch(/We won’t send you any books, and you keep the books you wanted to sell/);
  });
});
