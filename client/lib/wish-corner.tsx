import { m } from '../../messages/compiled/messages.js';
import { Corner } from '../ui/corner';
import { useApi } from './use-api';
import { foldCorner, useWishes } from './wishes';

/** The corner of a book's cover, folded by the person: a child of `Cover`. */
export function WishCorner({ isbn, title }: { readonly isbn: string; readonly title: string }) {
  const api = useApi();
  const wishes = useWishes(api);
  return <Corner label={m.wish_fold({ title })} folded={wishes.has(isbn)} onFold={(wished) => void foldCorner(api, isbn, wished)} />;
}
