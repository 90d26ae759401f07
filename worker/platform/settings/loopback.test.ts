import { describe, expect, it } from 'vitest';
import { isEncryptedOrLocal, isLoopbackHost } from './loopback';

describe('isLoopbackHost', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['[::1]', true],
    ['', false],
    ['127.0.0.1.evil.example', false],
    ['localhost.evil.example', false],
    ['0.0.0.0', false],
    ['192.168.0.1', false],
    ['shop.example', false],
  ])('answers for %j: %s', (host, expected) => {
    expect(isLoopbackHost(host)).toBe(expected);
  });
});

describe('isEncryptedOrLocal', () => {
  it.each([
    ['https://shop.example/v1', true],
    ['http://shop.example/v1', false],
    ['http://localhost:8787', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:8787/', true],
    ['http://127.1', true],
    ['http://localhost@evil.example', false],
    ['ftp://localhost', false],
  ])('answers for %s: %s', (address, expected) => {
    expect(isEncryptedOrLocal(new URL(address))).toBe(expected);
  });
});
