/** Returns the link to a printed page. `address` is the API's: `/en/trades/9kx2/print/label-1`. */
export function printPage(address: string) {
  const [id = '', , paper = ''] = address.split('/').slice(3);
  return { to: '/trades/$id/print/$paper', params: { id, paper } } as const;
}
