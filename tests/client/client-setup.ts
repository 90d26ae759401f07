import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { overwriteGetLocale } from '../../messages/compiled/runtime.js';

overwriteGetLocale(() => 'en');
// A busy machine loads lazy parts of a screen slowly, so the time limit only detects a hang.
const maxWaitMs = 20_000;
configure({ asyncUtilTimeout: maxWaitMs });
const { waitFor } = vi;
vi.waitFor = (wanted, options) =>
  waitFor(wanted, typeof options === 'number' ? options : { timeout: maxWaitMs, ...options });
window.scrollTo = () => undefined;
// jsdom draws frames by an interval, which it starts with the first frame or when a focused element is removed. Started
// under a fake clock, the interval never ran again, and no later file got a frame. So it starts here and never stops.
const nextFrame = window.requestAnimationFrame;
const keepDrawing = () => void nextFrame(keepDrawing);
keepDrawing();
// jsdom has no modal dialogs. No test here covers the browser's part of them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
// jsdom has no streams of files.
Blob.prototype.stream = function stream() {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: async (controller) => {
      controller.enqueue(new Uint8Array(await this.arrayBuffer()));
      controller.close();
    },
  });
};
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
// Files share one document and its storage. This deletes the data that a test leaves there: elements
// that Testing Library did not render, the account of the page, stored texts.
afterAll(() => {
  document.body.replaceChildren();
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
