import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { showMergedLists, type MergedLists } from '../../data/lists/merged-lists';
import { PageLink } from '../../lib/page-link';
import { IconButton } from '../../ui/buttons/icon-button';
import { Notice } from '../../ui/notices/notice';
import { countParams } from '../../lib/words/count-params';

/** Notice about the lists that a sign-in has merged, until the person leaves the page. */
export function MergedListsLine({ merged }: { readonly merged: MergedLists }) {
  const { basket, cart, wishes, keptAside } = merged;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [shownOn] = useState(path);
  useEffect(() => {
    if (path !== shownOn) showMergedLists(null);
  }, [path, shownOn]);
  return (
    <Notice
      kind="safe"
      isAnnounced
      action={<IconButton icon="close" label={m.shell_close()} onClick={() => showMergedLists(null)} />}
    >
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
