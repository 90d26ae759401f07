import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { EmptyState } from '../../ui/notices/empty-state';

/** Empty basket. The field for the first ISBN is above. */
export function BasketEmpty() {
  return (
    <EmptyState
      title={m.basket_empty_title()}
      tone="give"
      actions={
        <>
          <PageLink to="/bulk-scanning" preload={false} className={buttonClass({ kind: 'give' })}>
            {m.shell_scan()}
          </PageLink>
          <PageLink to="/" hash="most-wanted" className={buttonClass({ kind: 'outline-give' })}>
            {m.basket_empty_wanted()}
          </PageLink>
        </>
      }
    >
      <p>{m.basket_empty_text()}</p>
    </EmptyState>
  );
}
