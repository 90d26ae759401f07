/** Returns the address of the page that thanks for an order. `path`: path of the order's page. */
export const thanksPath = (path: string): string => `${path}?placed=true`;
