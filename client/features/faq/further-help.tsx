import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { textPage } from '../../lib/pages';
import styles from './faq.module.css';

/** Links to ask the shop what these answers leave open. */
export function FurtherHelp({ look }: { readonly look: string }) {
  return (
    <p className={styles['links']}>
      <PageLink to="/chat-bot" preload={false} className={look}>
        {m.faq_to_assistant()}
      </PageLink>
      <PageLink {...textPage('contact')} className={look}>
        {m.faq_to_contact()}
      </PageLink>
    </p>
  );
}
