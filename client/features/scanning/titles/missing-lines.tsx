import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { CorrectNumberForm } from '../list/correct-number-form';
import styles from './titles.module.css';

export interface MissingLinesProps {
  readonly lines: readonly string[];
  readonly onDrop: (lines: readonly string[]) => void;
  /** Called with the ISBN that a person typed for a line. */
  readonly onNumber: (line: string, isbn: string) => void;
}

/** Lines that match no book of the catalogue, each with a field for its ISBN, and a button that removes them all. */
export function MissingLines({ lines, onDrop, onNumber }: MissingLinesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <section className={styles['missing']}>
      <h3>{m.scanning_titles_missing()}</h3>
      <p>{m.scanning_titles_missing_text()}</p>
      <ul>
        {lines.map((line, place) => (
          <li key={line} dir="auto">
            <span id={`missing-${place}`}>{line}</span>
            {typed === line ? (
              <CorrectNumberForm
                start=""
                sendWords={m.scanning_titles_add()}
                onCorrect={(isbn) => onNumber(line, isbn)}
              />
            ) : (
              <div>
                <Button
                  kind="outline"
                  size="small"
                  aria-describedby={`missing-${place}`}
                  onClick={() => setTyped(line)}
                >
                  {m.scanning_type_number()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => onDrop(lines)}>
        {m.scanning_titles_missing_clear()}
      </Button>
    </section>
  );
}
