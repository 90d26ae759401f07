import { m } from '../../../messages/compiled/messages.js';
import { Skeleton, SkeletonShelf } from '../../ui/notices/skeleton';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

/** A page that is on its way, for routes that draw no better skeleton of themselves. */
export function PendingPage() {
  return (
    <div className="page" aria-busy="true" style={{ paddingTop: 36 }}>
      <VisuallyHidden>{m.shell_loading()}</VisuallyHidden>
      <Skeleton width="min(420px, 70%)" height={46} />
      <SkeletonShelf />
    </div>
  );
}
