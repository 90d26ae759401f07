import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';

/** Maintenance page while the shop is open. While it is closed, the notice is shown at every address. */
export function OpenNotice() {
  return (
    <div className="page section">
      <h1>{m.maintenance_open_title()}</h1>
      <p className="lead">{m.maintenance_open_text()}</p>
      <p>
        <PageLink to="/" className={buttonClass({ kind: 'outline' })}>
          {m.shell_not_found_home()}
        </PageLink>
      </p>
    </div>
  );
}
