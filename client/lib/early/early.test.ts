import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { earlyScript } from './early';

// The inline script of a page, which the browser runs before any other script.
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyScript('The page has not loaded.');
  document.head.append(script);
});

/** Presses a link without following it. */
function press(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
}

afterEach(() => history.replaceState(null, '', '/'));

test('a link to another language gets the fragment before the page’s script has loaded', () => {
  history.replaceState(null, '', '/en/login/confirm#token=secret');
  document.body.innerHTML =
    '<a href="/de/login/confirm" hreflang="de"><b>Deutsch</b></a><a href="/en/faq">Questions</a>';
  const [german, questions] = document.querySelectorAll('a');

  press(german as HTMLAnchorElement);
  press(questions as HTMLAnchorElement);

  expect(
    [german?.getAttribute('href'), questions?.getAttribute('href')].map((href) => href?.replace(location.origin, '')),
  ).toEqual(['/de/login/confirm#token=secret', '/en/faq']);
});

test('a press that needs a script that never loads shows a message after 15 seconds', () => {
  document.body.innerHTML = '<button type="button">Show</button>';
  const show = document.querySelector('button');
  const wait = vi.spyOn(document.defaultView as Window, 'setTimeout').mockReturnValue(1);

  show?.click();
  const isWaiting = show?.getAttribute('aria-busy');
  const [[end, ms] = []] = wait.mock.calls;
  (end as () => void)();

  expect([isWaiting, ms]).toEqual(['true', 15_000]);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('The page has not loaded.');
  expect(show?.hasAttribute('aria-busy')).toBe(false);
});
