import type { Page } from '@playwright/test';

/**
 * Returns a line for each id of the page that is wrong: the HTML has another id than React, or an attribute names
 * an element that does not exist. React keeps the ids of the server's HTML and only warns in development.
 */
export async function findIdFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const references = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'list'];
    const propertyNames: Readonly<Record<string, string>> = { for: 'htmlFor' };
    const faults = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      const properties: Readonly<Record<string, unknown>> = key === undefined ? {} : Reflect.get(element, key);
      for (const attribute of ['id', ...references]) {
        const html = element.getAttribute(attribute);
        const own = properties[propertyNames[attribute] ?? attribute];
        const place = `${element.tagName.toLowerCase()} ${element.getAttribute('name') ?? ''} ${attribute}`;
        if (typeof own === 'string' && own !== html) faults.add(`${place}: HTML ${html}, React ${own}`);
        if (html === null || attribute === 'id') continue;
        for (const id of html.split(/\s+/).filter(Boolean)) {
          if (document.getElementById(id) === null) faults.add(`${place}: no element ${id}`);
        }
      }
    }
    return [...faults];
  });
}
