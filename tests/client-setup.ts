import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { overwriteGetLocale } from '../messages/compiled/runtime.js';

overwriteGetLocale(() => 'en');
window.scrollTo = () => undefined;
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
