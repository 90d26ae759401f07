import { m } from '../../../messages/compiled/messages.js';
import { Skeleton } from '../../ui/notices/skeleton';
import { TextPage } from '../../ui/text/text-page';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { FaqSearch } from './faq-search';
import styles from './faq.module.css';

/** Skeleton of the page. */
export function FaqSkeleton() {
  return (
    <TextPage
      title={m.faq_title()}
      lead={<Skeleton width="min(480px, 90%)" height={28} />}
      under={<FaqSearch q="" />}
      contents={null}
    >
      <Rows />
    </TextPage>
  );
}

/** Skeleton of questions. */
export function Rows() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{m.shell_loading()}</VisuallyHidden>
      {[62, 48, 70, 55, 66, 44].map((width, at) => (
        <div key={at} className={styles['row']}>
          <Skeleton width={`${width}%`} height={20} />
        </div>
      ))}
    </div>
  );
}
