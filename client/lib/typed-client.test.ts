import { expect, test } from 'vitest';
import { createApiClient } from './api';

const calls: {
  url: string;
  method: string | undefined;
  body: unknown;
  headers: Headers;
  keepalive: boolean | undefined;
}[] = [];
const api = createApiClient({
  origin: 'https://dogear.example',
  language: 'pl',
  headers: () => ({ 'Dogear-Market': 'PL' }),
  fetch: async (input, init) => {
    calls.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method,
      body: init?.body,
      headers: new Headers(init?.headers),
      keepalive: init?.keepalive,
    });
    return Response.json({});
  },
});
const last = () => calls.at(-1);

test('typedClient builds the address from path names, parameters as given, and the defined query values', async () => {
  await api.authors[':name'].$get({
    param: { name: encodeURIComponent('Ana / María?') },
    query: { sort: 'price', grade: undefined },
  });
  expect(last()).toMatchObject({
    url: 'https://dogear.example/api/authors/Ana%20%2F%20Mar%C3%ADa%3F?sort=price',
    method: 'GET',
    body: undefined,
  });
  await api.home.$get();
  expect(last()?.url).toBe('https://dogear.example/api/home');
});

test('typedClient sends a body as JSON with the headers of the connection and of the call', async () => {
  await api.language.$post(
    { json: { language: 'de' } },
    { headers: { 'Idempotency-Key': 'k' }, init: { keepalive: true } },
  );
  expect(last()).toMatchObject({
    url: 'https://dogear.example/api/language',
    method: 'POST',
    body: '{"language":"de"}',
    keepalive: true,
  });
  expect(Object.fromEntries(last()?.headers ?? [])).toEqual({
    'content-type': 'application/json',
    'accept-language': 'pl',
    'dogear-market': 'PL',
    'idempotency-key': 'k',
  });
  await api.session.$delete();
  expect(last()).toMatchObject({ method: 'DELETE', body: undefined });
  expect(last()?.headers.has('Content-Type')).toBe(false);
});
