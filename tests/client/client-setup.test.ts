import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

test('frames are drawn after a focused element was removed under a fake clock', async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  vi.useRealTimers();

  const frame = await new Promise<number>((drawn) => requestAnimationFrame(drawn));

  expect(frame).toBeGreaterThan(0);
});
