import { describe, expect, it } from 'vitest';
import { networkBlock, networkOf } from './network';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001::7', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('returns for %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('networkBlock', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', null],
    ['', null],
  ])('returns for %s the block %s', (address, block) => {
    expect(networkBlock(address)).toBe(block);
  });

  it('returns different blocks for neighbouring networks', () => {
    expect(networkBlock('203.0.112.7')).not.toBe(networkBlock('203.0.113.7'));
    expect(networkBlock('2001:db8:2::1')).not.toBe(networkBlock('2001:db8:1::1'));
  });
});
