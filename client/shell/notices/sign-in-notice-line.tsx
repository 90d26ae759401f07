import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { showSignInNotice, type SignInNotice } from '../../data/sign-in/sign-in-notice';
import { PageLink } from '../../lib/page-link';
import { IconButton } from '../../ui/buttons/icon-button';
import { Notice } from '../../ui/notices/notice';
import { countParams } from '../../lib/words/count-params';

const nothing = { basket: 0, cart: 0, wishes: 0, keptAside: 0 };

/** Notice about a new account and the lists that a sign-in has merged, until the person leaves the page. */
export function SignInNoticeLine({ notice: { isNewAccount, merged } }: { readonly notice: SignInNotice }) {
  const { basket, cart, wishes, keptAside } = merged ?? nothing;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shownOn] = useState(path);
  useEffect(() => {
    if (path !== shownOn) showSignInNotice(null);
  }, [path, shownOn]);
  return (
    <Notice
      kind="safe"
      isAnnounced
      action={<IconButton icon="close" label={m.shell_close()} onClick={() => showSignInNotice(null)} />}
    >
      {isNewAccount ? <p>{m.accounts_ready()}</p> : null}
      {basket > 0 ? <p>{m.accounts_merged_basket(countParams(basket))}</p> : null}
      {cart > 0 ? <p>{m.accounts_merged_cart(countParams(cart))}</p> : null}
      {wishes > 0 ? <p>{m.accounts_merged_wishes(countParams(wishes))}</p> : null}
      {keptAside > 0 ? (
        <p>
          {m.accounts_merged_kept(countParams(keptAside))}{' '}
          <PageLink to="/account-details" search={{ part: 'kept-aside' }} hash="kept-aside" preload={false}>
            {m.accounts_merged_to_kept()}
          </PageLink>
        </p>
      ) : null}
    </Notice>
  );
}
