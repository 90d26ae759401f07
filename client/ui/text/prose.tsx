// oxlint-disable jsx-a11y/no-static-element-interactions -- the links in the text are the elements that are pressed
import type { MouseEvent } from 'react';
import { classes } from '../classes';
import styles from './prose.module.css';

export interface ProseProps {
  /** HTML that the Worker made from Markdown, and nothing else: see below. */
  readonly html: string;
  /** `page` is a long text, `answer` a short one among other content. */
  readonly size?: 'page' | 'answer';
  /** Language and direction of the text where they are not the page's. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Listens to clicks on the links within, which React did not render. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/**
 * Text with headings, lists, tables, quotations and links.
 *
 * No other component inserts HTML without escaping it. This is safe, because the Worker renders the HTML from Markdown
 * with a library that removes HTML, scripts and foreign protocols, and because the content security policy would stop a
 * script in it.
 */
export function Prose({ html, size = 'page', lang, dir, onClick }: ProseProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- only its links are pressed
    <div
      className={classes(styles['prose'], styles[size])}
      lang={lang}
      dir={dir}
      onClick={onClick}
      // oxlint-disable-next-line react/no-danger -- the Worker made it from Markdown, see the comment of the function
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
