import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { MatchedWork } from '../../../../domain/catalogue/book-lines/match-schemas';
import { joinWithCommas } from '../../../../domain/isolates';
import { intlLocale } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { formatName } from '../../../lib/words/format-words';
import { joinFacts } from '../../../lib/words/join-words';
import { countParams } from '../../../lib/words/count-params';
import { language } from '../../../lib/language';
import { languageName } from '../../../lib/words/place-names';
import { Cover } from '../../../ui/books/cover';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/fields/select';
import styles from './titles.module.css';

type Edition = MatchedWork['editions'][number];

const years = new Map<string, Intl.NumberFormat>();

/** Returns a year in the digits of the page's language. */
function yearWords(year: number): string {
  const lng = language();
  const format = years.get(lng) ?? new Intl.NumberFormat(intlLocale(lng), { useGrouping: false });
  years.set(lng, format);
  return format.format(year);
}

/** Returns what differs between editions: language, binding, publisher, year. */
function editionWords({ language: code, format, publisher, year }: Edition): string {
  const facts = [languageName(code, language()), formatName(format), publisher, year === null ? null : yearWords(year)];
  return joinFacts(facts.filter((fact) => fact !== null));
}

export interface TitleQuestionProps {
  readonly line: string;
  /** Number of copies that the line adds. */
  readonly copies: number;
  readonly works: readonly MatchedWork[];
  /** The first work is chosen already. The person still has to confirm it. */
  readonly isCertain: boolean;
  readonly onAdd: (isbn: string, title: string) => void;
  readonly onNone: () => void;
  readonly onLater: () => void;
}

/** Asks which book a line means. Keys 1 to 3 choose, Enter adds. */
export function TitleQuestion({ line, copies, works, isCertain, onAdd, onNone, onLater }: TitleQuestionProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(isCertain ? 0 : null);
  const [editions, setEditions] = useState<readonly number[]>(works.map(() => 0));
  const [isAsked, setAsked] = useState(false);
  useEffect(() => first.current?.focus(), []);

  const work = chosen === null ? undefined : works[chosen];
  const edition = work?.editions[editions[chosen ?? 0] ?? 0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (edition === undefined) setAsked(true);
    else onAdd(edition.isbn, edition.title);
  };
  const press = (event: KeyboardEvent) => {
    const place = Number(event.key) - 1;
    if (works[place] !== undefined) setChosen(place);
  };
  return (
    <form className={styles['question']} onSubmit={send} noValidate>
      <fieldset className={styles['works']} aria-describedby={isAsked ? `${id}-wrong` : undefined}>
        <legend>
          {m.scanning_titles_line()}{' '}
          <q>
            <bdi>{line}</bdi>
          </q>
          {copies > 1 ? <span className={styles['copies']}>{m.scanning_copies_count(countParams(copies))}</span> : null}
        </legend>
        {works.map(({ work: slug, title, authors, editions: all }, place) => {
          const shown = all[editions[place] ?? 0] ?? all[0];
          if (shown === undefined) return null;
          return (
            <div key={slug} className={styles['work']}>
              <label className={styles['choice']}>
                <input
                  ref={place === 0 ? first : undefined}
                  type="radio"
                  name={`${id}-work`}
                  value={slug}
                  checked={chosen === place}
                  onChange={() => setChosen(place)}
                  onKeyDown={press}
                />
                <Cover src={shown.cover} width={44} hasFold={false} />
                <span className={styles['words']}>
                  <span className={styles['title']} lang={shown.language} dir="auto">
                    {shown.title === title ? title : shown.title}
                  </span>{' '}
                  <span className={styles['facts']}>{joinWithCommas(authors, language())}</span>{' '}
                  <span className={styles['facts']}>{editionWords(shown)}</span>
                </span>
              </label>
              {chosen === place && all.length > 1 ? (
                <Select
                  label={m.scanning_titles_edition()}
                  value={String(editions[place] ?? 0)}
                  options={all.map((each, at) => ({
                    value: String(at),
                    label: all.some((other) => other !== each && editionWords(other) === editionWords(each))
                      ? joinFacts([editionWords(each), each.isbn])
                      : editionWords(each),
                  }))}
                  onChange={(event) =>
                    setEditions(editions.map((before, at) => (at === place ? Number(event.target.value) : before)))
                  }
                />
              ) : null}
            </div>
          );
        })}
      </fieldset>
      {isAsked && edition === undefined ? (
        <p className={styles['wrong']} id={`${id}-wrong`} role="alert">
          {m.scanning_titles_choose()}
        </p>
      ) : null}
      <div className={styles['buttons']}>
        <Button type="submit" kind="give">
          {m.scanning_titles_add()}
        </Button>
        <Button kind="outline" onClick={onNone}>
          {m.scanning_titles_none()}
        </Button>
        <Button kind="quiet" onClick={onLater}>
          {m.scanning_titles_later()}
        </Button>
      </div>
    </form>
  );
}
