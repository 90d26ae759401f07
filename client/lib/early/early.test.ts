import { afterEach, expect, test } from 'vitest';
import { earlyScript } from './early';

/** Runs the inline script of a page, as the browser does before any other script. */
function runEarlyScript(): void {
  const script = document.createElement('script');
  script.textContent = earlyScript('The page has not loaded.');
  document.head.append(script);
}

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
  runEarlyScript();

  press(german as HTMLAnchorElement);
  press(questions as HTMLAnchorElement);

  expect(
    [german?.getAttribute('href'), questions?.getAttribute('href')].map((href) => href?.replace(location.origin, '')),
  ).toEqual(['/de/login/confirm#token=secret', '/en/faq']);
});
