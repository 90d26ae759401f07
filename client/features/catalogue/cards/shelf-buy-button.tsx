import { useRouter } from '@tanstack/react-router';
import type { HitCopy } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useFormAction, useFormResult } from '../../../lib/form-result';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { ListChange } from '../book/offers/list-change';
import { useCartChange } from '../book/offers/use-cart-change';
import styles from './shelf-buy-button.module.css';

export interface ShelfBuyButtonProps {
  readonly isbn: string;
  readonly title: string;
  readonly copy: HitCopy;
}

/** Button of a book on a shelf that adds a copy to the cart. Works without script. */
export function ShelfBuyButton({ isbn, title, copy }: ShelfBuyButtonProps) {
  const router = useRouter();
  const posted = useFormResult('add-to-cart');
  const result = posted?.values['isbn'] === isbn ? posted : undefined;
  const change = useCartChange(isbn, result, () => void router.invalidate());
  return (
    <form method="post" action={useFormAction('add-to-cart')} onSubmit={change.send(copy)} className={styles['buy']}>
      <input type="hidden" name="copy" value={`${copy.grade}:${copy.price.minor}`} />
      <Button type="submit" name="isbn" value={isbn} kind="outline-take" size="small" isFull isBusy={change.isBusy}>
        {m.book_add()} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ListChange change={change} list="cart" />
    </form>
  );
}
