import { use, type ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { NeedsScriptNotice } from '../../forms/needs-script-notice';
import { PageLink } from '../../lib/page-link';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icons/icon';
import { backIcon } from '../../ui/icons/rare-icons';
import { SectionHead } from '../../ui/text/section-head';
import type { EditPart } from './account-parts';
import { OpenPart } from './account-frame';
import styles from './account.module.css';

export interface AccountSectionProps {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  /** Part of the other page in which this one is edited. */
  readonly edit?: EditPart;
  /** Whether the part works only with script. Without script it says so. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

/** Part of the account. On a phone it opens alone, with a link back. */
export function AccountSection({ id, title, note, edit, needsScript = false, children }: AccountSectionProps) {
  const { part, base, title: page } = use(OpenPart);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes(styles['part'], part !== id && styles['closed'])}
    >
      <p className={styles['back']}>
        <PageLink to={base} preload={false} className="link">
          <Icon name={backIcon} size={20} /> {page}
        </PageLink>
      </p>
      <SectionHead
        id={`${id}-title`}
        title={title}
        note={note}
        action={
          edit === undefined ? undefined : (
            <PageLink
              to="/account-details/edit"
              search={{ part: edit }}
              hash={edit}
              preload={false}
              className="link"
              aria-label={m.account_edit_part({ part: title })}
            >
              {m.account_edit()}
            </PageLink>
          )
        }
      />
      <div className={styles['body']}>
        {needsScript ? <NeedsScriptNotice /> : null}
        {children}
      </div>
    </section>
  );
}
