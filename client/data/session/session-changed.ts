import { announce, onTopic } from '../cache/topics';
import { clearPageAccount } from './page-account';

/** Reports a sign-in or sign-out on this page, so that everything of the person is loaded again. */
export function announceSessionChanged(): void {
  clearPageAccount();
  announce('session');
}

/** Listens to sign-ins and sign-outs, in this tab and in others. Returns the function that stops listening. */
export const onSessionChanged = (listener: () => void): (() => void) =>
  onTopic((topic) => {
    if (topic === 'session') listener();
  });
