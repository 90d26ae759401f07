import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { SectionHead } from '../../ui/text/section-head';
import styles from './quick-answers.module.css';

/** Links to answers without waiting for a person. */
export function QuickAnswers() {
  return (
    <section className={styles['links']}>
      <SectionHead size="block" title={m.pages_quick()} />
      <ul>
        <li>
          <PageLink to="/faq">{m.faq_title()}</PageLink>
          <p>{m.pages_quick_faq()}</p>
        </li>
        <li>
          <PageLink to="/chat-bot" preload={false}>
            {m.faq_to_assistant()}
          </PageLink>
          <p>{m.pages_quick_assistant()}</p>
        </li>
        <li>
          <PageLink to="/account-details" preload={false}>
            {m.shell_trades()}
          </PageLink>
          <p>{m.pages_quick_trades()}</p>
        </li>
      </ul>
    </section>
  );
}
