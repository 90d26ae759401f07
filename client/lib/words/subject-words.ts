import type { Subject } from '../../../domain/subjects';
import { m } from '../../../messages/compiled/messages.js';

const names: Record<Subject, () => string> = {
  fiction: m.subject_fiction,
  classics: m.subject_classics,
  crime: m.subject_crime,
  thriller: m.subject_thriller,
  fantasy: m.subject_fantasy,
  'science-fiction': m.subject_science_fiction,
  historical: m.subject_historical,
  romance: m.subject_romance,
  horror: m.subject_horror,
  'young-adult': m.subject_young_adult,
  children: m.subject_children,
  comics: m.subject_comics,
  poetry: m.subject_poetry,
  drama: m.subject_drama,
  'short-stories': m.subject_short_stories,
  biography: m.subject_biography,
  memoir: m.subject_memoir,
  history: m.subject_history,
  politics: m.subject_politics,
  philosophy: m.subject_philosophy,
  religion: m.subject_religion,
  psychology: m.subject_psychology,
  science: m.subject_science,
  nature: m.subject_nature,
  travel: m.subject_travel,
  food: m.subject_food,
  art: m.subject_art,
  essays: m.subject_essays,
  humour: m.subject_humour,
  business: m.subject_business,
  'self-help': m.subject_self_help,
  language: m.subject_language,
};

/** Returns the name of a subject. */
export const subjectName = (subject: Subject): string => names[subject]();
