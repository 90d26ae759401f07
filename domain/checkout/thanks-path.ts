/** Returns the address of an order's page that begins with thanks. `path`: of the order's page. */
export const thanksPath = (path: string): string => `${path}?placed=true`;
