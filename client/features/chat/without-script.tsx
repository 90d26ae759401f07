import { m } from '../../../messages/compiled/messages.js';
import { addressOf } from '../../lib/language';
import { Button } from '../../ui/buttons/button';
import { Field } from '../../ui/fields/field';
import { Notice } from '../../ui/notices/notice';
import styles from './chat-screen.module.css';

/** Shown where script is off, which the style sheet detects: links that work without it. */
export function WithoutScript() {
  return (
    <div className={styles['without']}>
      <Notice kind="plain">{m.chat_needs_script()}</Notice>
      <form action={addressOf('/faq')}>
        <Field label={m.chat_search_questions()} name="q" type="search" />
        <Button type="submit" kind="outline">
          {m.shell_search()}
        </Button>
      </form>
      <p>
        <a href={addressOf('/faq')} className="link">
          {m.chat_to_questions()}
        </a>{' '}
        <a href={addressOf('/contact')} className="link">
          {m.chat_to_contact()}
        </a>
      </p>
    </div>
  );
}
