/** Returns the link from a name to one of its books at the desk. */
export const deskBookPage = (isbn: string) =>
  ({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: 'books', key: isbn } }) as const;
