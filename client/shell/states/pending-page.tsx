import { m } from '../../../messages/compiled/messages.js';
import { Skeleton, SkeletonShelf } from '../../ui/notices/skeleton';
import { VisuallyHidden } from '../../ui/text/visually-hidden';

/** Skeleton of a page for routes without one of their own. */
export function PendingPage() {
  return (
    <div className="page" aria-busy="true" style={{ paddingTop: 36 }}>
      <VisuallyHidden>{m.shell_loading()}</VisuallyHidden>
      <Skeleton width="min(420px, 70%)" height={46} />
      <SkeletonShelf />
    </div>
  );
}
