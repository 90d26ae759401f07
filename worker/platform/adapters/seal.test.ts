import { describe, expect, it } from 'vitest';
import { randomIds } from '../context';
import { aesSealer } from './seal';

const [first, second] = [randomIds.bytes(32), randomIds.bytes(32)];
const iban = 'IE29AIBK93115212345678';

describe('a sealed text', () => {
  it('opens for its account only, and differs each time', async () => {
    const sealer = aesSealer([first], randomIds);
    const [sealed, again] = [await sealer.seal(iban, 'ann'), await sealer.seal(iban, 'ann')];
    expect(sealed).not.toContain(iban);
    expect(sealed).not.toBe(again);
    expect(await sealer.open(sealed, 'ann')).toBe(iban);
    await expect(sealer.open(sealed, 'ben')).rejects.toThrow();
  });

  it('does not open when any character has changed', async () => {
    const sealer = aesSealer([first], randomIds);
    const sealed = await sealer.seal(iban, 'ann');
    const [name = '', nonce = '', text = ''] = sealed.split('.');
    const other = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
    for (const changed of [
      [other(name), nonce, text],
      [name, other(nonce), text],
      [name, nonce, other(text)],
      [name, nonce, text.slice(0, -4)],
      [''],
    ]) {
      await expect(sealer.open(changed.join('.'), 'ann')).rejects.toThrow();
    }
  });

  it('opens with the old key until it is sealed again with the new one', async () => {
    const sealed = await aesSealer([first], randomIds).seal(iban, 'ann');
    const both = aesSealer([second, first], randomIds);
    expect([sealed.startsWith(`${await both.keyName()}.`), await both.open(sealed, 'ann')]).toEqual([false, iban]);
    const alone = aesSealer([second], randomIds);
    await expect(alone.open(sealed, 'ann')).rejects.toThrow('another key');
    const anew = await both.seal(iban, 'ann');
    expect([anew.startsWith(`${await alone.keyName()}.`), await alone.open(anew, 'ann')]).toEqual([true, iban]);
  });
});
