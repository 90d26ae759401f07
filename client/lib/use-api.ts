import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from './api';

/** Returns the typed client, for calls after a press. What a page shows comes from its route's loader. */
export function useApi(): ApiClient {
  return useRouter().options.context.api;
}
