import { notFound } from '@tanstack/react-router';
import type { Page, PageSlug } from '../../../domain/pages/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** Loads one of the shop's pages. Throws `notFound` if no language has it. */
export async function loadPage(api: ApiClient, slug: PageSlug): Promise<Page> {
  try {
    return await read(api.pages[':slug'].$get({ param: { slug } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
