import type { CartLine } from '../../../../domain/cart/schemas';
import { lineName } from '../../../../domain/cart/line-name';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { useCartLineFixes, type CartLineFixes } from '../../../data/cart/use-cart-line-fixes';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { countParams } from '../../../lib/words/count-params';
import { gradeName } from '../../../lib/words/grade-words';
import { problemWords } from '../../../lib/words/problem-words';
import { Cover } from '../../../ui/books/cover';
import { Button } from '../../../ui/buttons/button';
import styles from './changed-cart-lines.module.css';

/** Returns the lines of the cart that can't be bought as they are: sold out, too few copies, or a raised price. */
export function changedCartLines(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.filter(({ available, quantity, risenTo }) => available < quantity || risenTo !== null);
}

/** Books that were sold or changed their price since they were added to the cart, each with its possible actions. */
export function ChangedCartLines({ lines }: { readonly lines: readonly CartLine[] }) {
  const fixes = useCartLineFixes();
  if (lines.length === 0) return null;
  return (
    <section className={styles['changed-lines']} aria-labelledby="checkout-changed-lines">
      <h2 id="checkout-changed-lines">{m.checkout_trouble_title()}</h2>
      <ul>
        {lines.map((line) => (
          <ChangedCartLine key={lineName(line)} line={line} fixes={fixes} />
        ))}
      </ul>
    </section>
  );
}

function ChangedCartLine({ line, fixes }: { readonly line: CartLine; readonly fixes: CartLineFixes }) {
  const { run, isBusy, problem } = useBusyAction((work: () => Promise<void>) => work());
  const { book, others } = line;
  const button = { kind: 'outline', size: 'small', isBusy } as const;
  return (
    <li className={styles['problem']}>
      <Cover src={book.cover} isbn={book.isbn} hasFold={false} />
      <div>
        <p className={styles['title']}>
          <PageLink {...bookPage(book.isbn, book.title)}>
            <bdi lang={book.language}>{book.title}</bdi>
          </PageLink>
        </p>
        <p>{cartChangeWords(line)}</p>
        <p className={styles['options']}>
          <AcceptButton
            line={line}
            button={button}
            onPress={(quantity, price) => void run(() => fixes.set(line, quantity, price))}
          />
          {others.map((other) => (
            <Button key={other.grade} {...button} onClick={() => void run(() => fixes.replace(line, other))}>
              {m.checkout_take_other({
                copy: other.used ? gradeName(other.grade) : m.cart_new(),
                amount: formatMoney(other.price, language()),
              })}
            </Button>
          ))}
          <Button
            kind="quiet"
            size="small"
            isBusy={isBusy}
            aria-label={m.cart_remove({ title: book.title })}
            onClick={() => void run(() => fixes.remove(line))}
          >
            {m.checkout_remove_line()}
          </Button>
        </p>
        {problem === null ? null : <p role="alert">{problemWords(problem)}</p>}
      </div>
    </li>
  );
}

/** Button that accepts a changed line: fewer copies, or the raised price. */
function AcceptButton({
  line: { available, quantity, risenTo },
  button,
  onPress,
}: {
  readonly line: CartLine;
  readonly button: { readonly kind: 'outline'; readonly size: 'small'; readonly isBusy: boolean };
  readonly onPress: (quantity: number, price?: number) => void;
}) {
  if (available === 0) return null;
  if (available < quantity)
    return (
      <Button {...button} onClick={() => onPress(available)}>
        {m.cart_take_left(countParams(available))}
      </Button>
    );
  if (risenTo === null) return null;
  return (
    <Button {...button} onClick={() => onPress(quantity, risenTo.minor)}>
      {m.cart_risen_yes({ today: formatMoney(risenTo, language()) })}
    </Button>
  );
}

function cartChangeWords({ available, quantity, risenTo, price, grade, used, others }: CartLine): string {
  const copy = used ? gradeName(grade) : m.cart_new();
  if (available === 0) return others.length === 0 ? m.checkout_sold({ copy }) : m.checkout_sold_others({ copy });
  if (available < quantity) return m.cart_too_many(countParams(available));
  return m.cart_risen({
    today: formatMoney(risenTo ?? price, language()),
    agreed: formatMoney(price, language()),
  });
}
