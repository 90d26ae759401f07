import { m } from '../../../messages/compiled/messages.js';
import { BuyingClosed } from '../../forms/law/buying-closed';
import { lazyPart } from '../../lib/parts/part';
import { Skeleton } from '../../ui/notices/skeleton';
import styles from './scan-screen.module.css';

const ScanWorkspace = lazyPart(async () => (await import('./scan-workspace')).ScanWorkspace);

/** Page of bulk scanning. The script of the workspace is loaded after the rest of the page can be read. */
export function ScanScreen() {
  return (
    <div className="page">
      <header className={styles['head']}>
        <h1>{m.scanning_title()}</h1>
        {/* Not the component: its file is shared with screens that this page does not load. */}
        <noscript>{import.meta.env.SSR ? <p className="small">{m.forms_need_script()}</p> : null}</noscript>
        <p className="mute">{m.scanning_lead()}</p>
      </header>
      <BuyingClosed />
      <ScanWorkspace
        fallback={
          <div className={styles['wait']}>
            <Skeleton width="100%" height={360} />
          </div>
        }
      />
    </div>
  );
}
