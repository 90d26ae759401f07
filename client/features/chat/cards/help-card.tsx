import type { ReactNode } from 'react';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { dialableNumber, helpFor } from '../../../../domain/chat/help-for';
import { helplineDirectory } from '../../../../domain/chat/help-lines/help-line';
import type { Language } from '../../../../domain/language';
import { m } from '../../../../messages/compiled/messages.js';
import { emergencyName, factsOf } from '../messages/help-words';
import styles from './help-card.module.css';

export interface HelpCardProps {
  readonly card: ChatCard & { kind: 'help' };
  /** Language of the answer: lines in which it is spoken come first. */
  readonly reader: Language;
}

/** Numbers for a person in distress, each a link to call. It has nothing of the shop. */
export function HelpCard({ card: { concern, place }, reader }: HelpCardProps) {
  const { emergency, lines } = helpFor(place, concern, reader);
  return (
    <div className={styles['help']}>
      <ul aria-label={m.chat_help_label()}>
        {emergency.map((each) => (
          <Row key={each.number} name={emergencyName(each)} number={each.number} />
        ))}
        {lines.map((line) => (
          <Row key={line.number} name={line.name} number={line.number} facts={factsOf(line, reader)}>
            <a className="text-link" href={line.website} rel="noreferrer">
              {line.hasChat ? m.chat_help_chat() : m.chat_help_website()}
            </a>
          </Row>
        ))}
      </ul>
      {place === 'other' ? <p>{m.chat_help_other()}</p> : null}
      <p>
        {m.chat_help_abroad()}{' '}
        <a className="text-link" href={helplineDirectory} rel="noreferrer">
          {m.chat_help_find()}
        </a>
      </p>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly number: string;
  readonly facts?: string;
  readonly children?: ReactNode;
}

function Row({ name, number, facts = '', children }: RowProps) {
  return (
    <li>
      <span className={styles['name']}>
        <bdi>{name}</bdi>
      </span>
      <a
        className={styles['number']}
        href={`tel:${dialableNumber(number)}`}
        aria-label={m.chat_help_call({ name, number })}
      >
        <span className="code">{number}</span>
      </a>
      {children === undefined ? null : (
        <span className={styles['facts']}>
          {facts === '' ? null : <span>{facts}</span>}
          {children}
        </span>
      )}
    </li>
  );
}
