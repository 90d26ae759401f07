import { browser, type Browser } from './people';

/** Browsers behind one address of the internet, each a new visitor. `send` is the application under test. */
export function visitorsFrom(send: (request: Request) => Response | Promise<Response>): (address: string) => Browser {
  return (address) =>
    browser((request) => {
      const headers = new Headers(request.headers);
      headers.set('CF-Connecting-IP', address);
      return send(new Request(request, { headers }));
    });
}
