import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from './api';

/** The typed client, for what happens after a press; what a page shows comes from its route's loader. */
export function useApi(): ApiClient {
  return useRouter().options.context.api;
}
