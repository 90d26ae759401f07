import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenAtDesk, listenToScanner } from './listen-to-scanner';

const isbn = '9780306406157';
let time = 1000;
let stop: () => void = () => undefined;

/** Presses keys as a browser does: a key not prevented goes into the field that has the focus. */
function press(target: HTMLElement, keys: readonly string[], gap: number, codes: (key: string) => string = () => '') {
  return keys.map((key) => {
    const event = new KeyboardEvent('keydown', { key, code: codes(key), bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (time += gap) });
    const went = target.dispatchEvent(event);
    if (went && key.length === 1 && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      target.value += key;
    return went;
  });
}
function field(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('listening to a hand scanner', () => {
  it('reads anywhere on the page, and its Enter activates no button', () => {
    const read = vi.fn<(text: string) => void>();
    stop = listenToScanner(document, read);
    const went = press(document.body, [...isbn, 'Enter'], 10);
    expect(read.mock.calls).toEqual([[isbn]]);
    expect(went.at(-1)).toBe(false);
  });

  it('removes the characters of a scan from the focused field and keeps typed text', () => {
    const read = vi.fn<(text: string) => void>();
    stop = listenToScanner(document, read);
    const input = field();
    press(input, [...'Attic 2'], 150);
    time += 500;
    press(input, [...isbn, 'Tab'], 10);
    expect([input.value, read.mock.calls]).toEqual(['Attic 2', [[isbn]]]);
    press(input, [...isbn, 'Enter'], 120);
    expect([input.value, read.mock.calls.length]).toEqual([`Attic 2${isbn}`, 1]);
  });

  it('reads digits by their place on the keyboard', () => {
    const read = vi.fn<(text: string) => void>();
    stop = listenToScanner(document, read);
    const french = ['à', '&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
    press(document.body, [...[...isbn].map((digit) => french[Number(digit)] ?? ''), 'Enter'], 10, (key) =>
      key === 'Enter' ? 'Enter' : `Digit${french.indexOf(key)}`,
    );
    expect(read.mock.calls).toEqual([[isbn]]);
  });
});

describe('at the desk', () => {
  it('keeps the selected option of a select that a scan went into', () => {
    const read = vi.fn<(text: string) => void>();
    stop = listenAtDesk(document, read, () => false);
    const choice = document.createElement('select');
    for (const name of ['an-post', 'chronopost']) choice.add(new Option(name, name));
    document.body.append(choice);
    choice.value = 'an-post';
    const changed: string[] = [];
    choice.addEventListener('change', () => changed.push(choice.value));
    press(choice, ['C'], 500);
    // As a browser finds options by their first letters.
    choice.value = 'chronopost';
    press(choice, [...'E123456785IE', 'Enter'], 10);
    expect([read.mock.calls, choice.value, changed]).toEqual([[['CE123456785IE']], 'an-post', ['an-post']]);
  });

  it('reports a key pressed by hand even if a scan or another key follows before its timer has run', () => {
    const keys: string[] = [];
    stop = listenAtDesk(
      document,
      () => undefined,
      (key) => keys.push(key) > 0,
    );

    press(document.body, ['4', 'a'], 300);
    press(document.body, ['9'], 300);
    press(document.body, [...isbn.slice(1), 'Enter'], 10);

    expect(keys).toEqual(['4', 'A']);
  });

  it('the Enter of a burst presses no focused button; an Enter typed by hand does', () => {
    const read = vi.fn<(text: string) => void>();
    stop = listenAtDesk(document, read, () => false);
    const button = document.createElement('button');
    const input = field();
    document.body.append(button);
    expect(press(button, [...'A12', 'Enter'], 10).at(-1)).toBe(false);
    expect(press(button, ['Enter'], 500)).toEqual([true]);
    expect(press(input, [...'A12', 'Enter'], 10).at(-1)).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });
});
