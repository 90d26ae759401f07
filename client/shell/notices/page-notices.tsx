import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { useClosedShop } from '../../lib/closed-shop';
import { useSignInNotice } from '../../data/sign-in/sign-in-notice';
import { problemOfForm, useFormResult, wordsOfForm } from '../../lib/form-result';
import { useMissing } from '../../lib/parts/missing-script';
import { MissingNotice } from './missing-notice';
import { lazyPart } from '../../lib/parts/part';
import { useOnline } from '../../lib/use-online';
import { clearFailedWish, useFailedWish } from '../../data/wishes/wishes';
import { IconButton } from '../../ui/buttons/icon-button';
import { Notice } from '../../ui/notices/notice';
import styles from '../page-frame.module.css';

const SignInNoticeLine = lazyPart(async () => (await import('./sign-in-notice-line')).SignInNoticeLine);

const ClosedStrip = lazyPart(async () => (await import('./closed-strip')).ClosedStrip);

/** Notices above a page: no network, something not loaded, a closed shop, a wish that was not stored, a sign-in. */
export function PageNotices({ hasOwnOfflineNotice }: { readonly hasOwnOfflineNotice: boolean }) {
  const online = useOnline();
  const closed = useClosedShop();
  const signIn = useSignInNotice();
  const missing = useMissing();
  // Sentence of a posted form whose problem has no place of its own on the page.
  const [posted, setPosted] = useState(wordsOfForm(problemOfForm(useFormResult(null))));
  const failed = useFailedWish();
  const failedWishWords = failed?.wanted === true ? m.wish_not_kept() : m.wish_not_removed();
  const problemText = failed === null ? posted : failedWishWords;
  const close = () => {
    setPosted(undefined);
    clearFailedWish();
  };
  const isOffline = !online && !hasOwnOfflineNotice && missing === null;
  return (
    <div className={styles['notices']}>
      {missing === null ? null : <MissingNotice {...missing} />}
      {isOffline ? (
        <Notice kind="waiting" isAnnounced>
          {m.shell_offline()}
        </Notice>
      ) : null}
      {closed === null ? null : <ClosedStrip closed={closed} />}
      {signIn === null ? null : <SignInNoticeLine notice={signIn} />}
      {problemText === undefined ? null : (
        <Notice kind="wrong" isAnnounced action={<IconButton icon="close" label={m.shell_close()} onClick={close} />}>
          {problemText}
        </Notice>
      )}
    </div>
  );
}
