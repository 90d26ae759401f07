import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import styles from './text-page.module.css';

export interface TextPageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Below the lead: a date, a search. */
  readonly under?: ReactNode;
  /** Its links, one for each part; none for a short text. */
  readonly contents: { readonly label: string; readonly links: readonly ReactNode[] } | null;
  /** Beside the text on a desktop, below it on a phone. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Page to read: title, contents in a rail (folded on a phone), the text. On paper only title and text. */
export function TextPage({ title, lead, under, contents, aside, children }: TextPageProps) {
  return (
    <div className="page">
      <header className={styles['head']}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        {under}
      </header>
      <div className={styles['layout']}>
        <div className={styles['rail']}>
          {contents === null ? null : (
            <>
              <nav className={styles['contents']} aria-label={contents.label}>
                <h2>{contents.label}</h2>
                <Links links={contents.links} />
              </nav>
              <details className={styles['folded']}>
                <summary>
                  {contents.label}
                  <Icon name="down" size={20} />
                </summary>
                <nav aria-label={contents.label}>
                  <Links links={contents.links} />
                </nav>
              </details>
            </>
          )}
        </div>
        <div className={styles['text']}>{children}</div>
        {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      </div>
    </div>
  );
}

function Links({ links }: { readonly links: readonly ReactNode[] }) {
  return (
    <ul>
      {links.map((link, at) => (
        <li key={at}>{link}</li>
      ))}
    </ul>
  );
}
