import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, connectBrowser } from '../../lib/api';
import { changeEntry } from './change-entry';
import { defineResource, type Entry } from './resource';
import { announce, onTopic } from './topics';

interface Versioned {
  readonly version: number;
}

/** Request to the shop that the test answers later. */
interface PendingRequest {
  readonly answer: (value: Versioned) => Promise<void>;
  readonly fail: (problem: ApiProblem) => Promise<void>;
}

let questions: PendingRequest[] = [];
const nextTask = () => new Promise<void>((done) => void setTimeout(done));

const resource = defineResource<Versioned>({
  load: () =>
    new Promise((resolve, reject) => {
      questions.push({
        answer: (value) => (resolve(value), nextTask()),
        fail: (problem) => (reject(problem), nextTask()),
      });
    }),
  isOlder: (next, shown) => next.version < shown.version,
  topics: ['cart', 'lists'],
  announces: 'cart',
});

let entry: Entry<Versioned>;
const shownVersion = () => entry.read()?.version ?? null;

let stops: (() => void)[] = [];
const watch = () => void stops.push(entry.subscribe(() => undefined));

beforeEach(() => {
  questions = [];
  entry = resource.of(connectBrowser('en'));
  return () => {
    for (const stop of stops) stop();
    stops = [];
  };
});

describe('a resource', () => {
  it('is one entry for all parts of a page, and another for another page', () => {
    const api = connectBrowser('en');

    expect(resource.of(api)).toBe(resource.of(api));
    expect(resource.of(api, 'a')).not.toBe(resource.of(api, 'b'));
    expect(resource.of(connectBrowser('en'))).not.toBe(resource.of(api));
  });

  it('is loaded once for two listeners', async () => {
    watch();
    watch();
    await questions[0]?.answer({ version: 1 });

    expect(questions).toHaveLength(1);
    expect(shownVersion()).toBe(1);
  });

  it('is not loaded when a page has brought its value', () => {
    entry.receive({ version: 1 });
    watch();

    expect(questions).toEqual([]);
  });

  it('keeps its value when a request fails, and has its problem', async () => {
    entry.receive({ version: 1 });
    void entry.refresh();
    await questions[0]?.fail(new ApiProblem('offline', 0));

    expect(shownVersion()).toBe(1);
    expect(entry.problem()?.code).toBe('offline');
  });
});

describe('the newest answer', () => {
  it('replaces an older version', () => {
    entry.receive({ version: 2 });
    entry.receive({ version: 1 });

    expect(shownVersion()).toBe(2);
  });

  it('replaces a late answer to an earlier request', async () => {
    void entry.refresh();
    void entry.refresh();
    await questions[1]?.answer({ version: 1 });
    await questions[0]?.answer({ version: 1 });

    expect(questions).toHaveLength(2);
    expect(shownVersion()).toBe(1);
  });

  it('of a change is not undone by the answer to a request from before it', async () => {
    entry.receive({ version: 1 });
    void entry.refresh();
    await changeEntry(entry, async () => entry.receive({ version: 1 }));
    const after = entry.read();
    await questions[0]?.answer({ version: 1 });

    expect(entry.read()).toBe(after);
  });

  it('is requested again when a change made a request outdated', async () => {
    void entry.refresh();
    await changeEntry(entry, async () => undefined);

    expect(questions).toHaveLength(2);
  });
});

describe('changes', () => {
  it('run one after the other, also after a failed one', async () => {
    const order: string[] = [];
    const slow = changeEntry(entry, async () => {
      await nextTask();
      order.push('first');
      throw new ApiProblem('internal', 500);
    });
    const quick = changeEntry(entry, async () => order.push('second'));

    await expect(slow).rejects.toThrow(ApiProblem);
    await quick;
    expect(order).toEqual(['first', 'second']);
  });

  it('announce their topic, but not to themselves', async () => {
    watch();
    await questions[0]?.answer({ version: 1 });
    const topics: string[] = [];
    const stop = onTopic((topic) => void topics.push(topic));
    await changeEntry(entry, async () => entry.receive({ version: 2 }));
    stop();

    expect(topics).toEqual(['cart']);
    expect(questions).toHaveLength(1);
  });

  it('load the value again when they were refused because it has changed', async () => {
    entry.receive({ version: 1 });
    const refused = changeEntry(entry, async () => {
      throw new ApiProblem('not-enough-stock', 409);
    });

    await expect(refused).rejects.toThrow(ApiProblem);
    expect(questions).toHaveLength(1);
  });
});

describe('a value is loaded again', () => {
  const watched = async () => {
    watch();
    await questions[0]?.answer({ version: 5 });
  };

  it('after a topic of its own and no other', async () => {
    await watched();
    announce('wishes');
    expect(questions).toHaveLength(1);

    announce('lists');
    expect(questions).toHaveLength(2);
  });

  it('after a change in another tab', async () => {
    await watched();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    new BroadcastChannel('dogear').postMessage('cart');

    await vi.waitFor(() => expect(questions).toHaveLength(2));
  });

  it('when the network is back', async () => {
    await watched();
    dispatchEvent(new Event('online'));

    expect(questions).toHaveLength(2);
  });

  it('when the person returns to the page after some seconds', async () => {
    await watched();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(questions).toHaveLength(1);

    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    document.dispatchEvent(new Event('visibilitychange'));
    clock.mockRestore();
    expect(questions).toHaveLength(2);
  });

  it('after a sign-in, and then also from a lower version', async () => {
    await watched();
    announce('session');
    await questions[1]?.answer({ version: 1 });

    expect(shownVersion()).toBe(1);
  });

  it('of another person is not shown to a part that comes later', async () => {
    const stop = entry.subscribe(() => undefined);
    await questions[0]?.answer({ version: 5 });
    stop();
    announce('session');

    expect(shownVersion()).toBeNull();
  });
});
