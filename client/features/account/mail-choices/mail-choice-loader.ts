import type { MailChoice } from '../../../../domain/accounts/mail-choice-schema';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';

/** Loads the choice that a mailed key belongs to. Null for an invalid key. */
export async function loadMailChoice(api: ApiClient, key: string): Promise<MailChoice | null> {
  try {
    return await read(api['mail-choices'][':key'].$get({ param: { key: encodeURIComponent(key) } }));
  } catch (problem) {
    if (problem instanceof ApiProblem && (problem.code === 'link-invalid' || problem.code === 'invalid-input'))
      return null;
    throw problem;
  }
}
