import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { box, emma, endScanning, show as showPage, startScanning } from '../../../../tests/client/scanning-page';
import { startSettings, type RunLine } from '../../../../domain/scanning/run';
import { money } from '../../../../domain/money';
import { CameraPanel } from './camera-panel';
import type { Camera } from '../decoder/camera';
import { toneOf } from '../answer/use-answer-tone';

const camera = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../decoder/use-camera', () => ({ useCamera: () => camera.now }));

const calls: string[] = [];
const note = (word: string) => () => void calls.push(word);
/** Sets the camera of the device. */
function setCamera(part: Partial<Camera>): void {
  camera.now = {
    state: 'on',
    start: note('start'),
    stop: note('stop'),
    videoRef: () => undefined,
    devices: [],
    device: null,
    switchTo: (id: string) => calls.push(`to ${id}`),
    torch: null,
    zoom: null,
    ...part,
  } satisfies Camera;
}
function show(part: Partial<Camera>, isWide = true) {
  setCamera(part);
  return render(
    <CameraPanel
      isWide={isWide}
      onRead={() => undefined}
      onClose={note('close')}
      onFiles={() => undefined}
      onType={note('type')}
      settings={startSettings}
      onSettings={(settings) => calls.push(JSON.stringify(settings))}
      reads={0}
      undo={{ label: 'Undo: 1 book scanned', onUndo: note('undo') }}
      notices={null}
      answer={null}
      renderList={() => <p>the list</p>}
      sum={<p>the sum</p>}
    />,
  );
}
beforeEach(() => {
  calls.length = 0;
});

test('the camera starts with its stage and stops with it', () => {
  const { unmount } = show({});
  unmount();
  expect(calls).toEqual(['start', 'stop']);
});

test.each([
  ['refused', /The camera is blocked for this page\./, 'Try again'],
  ['busy', /Another app is using the camera/, 'Try again'],
  ['failed', /couldn’t start scanning/, 'Try again'],
  ['none', /We couldn’t find a camera\./, null],
  ['asking', /Please allow camera access/, null],
] as const)(
  'a camera in the state %s shows the reason, and the other sources stay available',
  (state, words, again) => {
    show({ state });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(again === null);
    fireEvent.click(screen.getByRole('button', { name: 'Type or paste' }));
    expect(screen.getByRole('button', { name: 'Photo' })).toBeDefined();
    expect(calls).toEqual(['start', 'type']);
  },
);

test('lamp, zoom and another camera are offered where the device has them', () => {
  const { unmount } = show({});
  expect([
    screen.queryByRole('button', { name: 'Torch' }),
    screen.queryByRole('slider'),
    screen.queryByRole('button', { name: 'Use another camera' }),
  ]).toEqual([null, null, null]);
  unmount();
  show({
    torch: { on: false, set: (on) => calls.push(`light ${on}`) },
    zoom: { min: 1, max: 4, step: 0.5, value: 1, set: (value) => calls.push(`zoom ${value}`) },
    devices: [
      { id: 'back', label: '' },
      { id: 'front', label: '' },
    ],
    device: 'back',
  });
  calls.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Torch' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use another camera' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sound' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Condition of the next books' }), {
    target: { value: 'good' },
  });
  expect(calls).toEqual(['light true', 'zoom 2', 'to front', '{"sound":false}', '{"grade":"good"}']);
});

test('a wrong read is undone in the camera view', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: 'Undo: 1 book scanned' }));
  expect(calls).toEqual(['start', 'undo']);
});

test('each answer has its own sound, and no sound is played before the answer', () => {
  const line: RunLine = {
    id: 0,
    isbn: '9780141439587',
    text: '9780141439587',
    problem: null,
    meant: null,
    sure: true,
    source: 'camera',
    neighbours: [null, null],
    quantity: 1,
    grade: 'good',
    exLibrary: false,
    taken: 0,
    offered: 1,
    answer: { kind: 'asking' },
  };
  const answered = (offer: Extract<RunLine['answer'], { kind: 'answered' }>['offer']): RunLine => ({
    ...line,
    answer: { kind: 'answered', book: null, offer, at: '2026-11-21T00:00:00Z' },
  });
  const taken = answered({ kind: 'offer', amount: money(100, 'EUR'), reasons: [], heldUntil: null });
  expect([
    toneOf(line),
    toneOf({ ...line, problem: 'not-a-book', isbn: null }),
    toneOf({ ...line, sure: false }),
    toneOf(taken),
    toneOf({ ...taken, quantity: 4, offered: 3 }),
    toneOf(answered({ kind: 'declined', reason: 'enough-stock' })),
    toneOf(answered({ kind: 'declined', reason: 'not-in-catalogue' })),
  ]).toEqual([null, 'problem', 'problem', 'accepted', 'declined', 'declined', 'unknown']);
});

test('the address of the camera opens it, and without a camera the number is typed in its view', async () => {
  setCamera({ state: 'none' });
  startScanning();
  onTestFinished(endScanning);
  const { router } = showPage();
  await box();
  void router.navigate({ to: '.', hash: 'camera' });

  expect(await screen.findByText('We couldn’t find a camera. Please add your books another way.')).toBeDefined();
  const view = screen.getByRole('region', { name: 'Scan with the camera' });
  fireEvent.click(within(view).getByRole('button', { name: 'Type or paste' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Type or paste' }));
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: emma } });
  fireEvent.keyDown(sheet.getByRole('textbox'), { key: 'Enter' });

  expect(await within(view).findByText('Emma')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Type or paste' })).toBeNull());
});
