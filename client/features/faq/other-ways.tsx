import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import styles from './faq.module.css';

/** Links to ask the shop what these answers leave open. */
export function OtherWays({ look }: { readonly look: string }) {
  return (
    <p className={styles['ways']}>
      <PageLink to="/chat-bot" ahead={false} className={look}>
        {m.faq_to_assistant()}
      </PageLink>
      <PageLink to="/contact" className={look}>
        {m.faq_to_contact()}
      </PageLink>
    </p>
  );
}
