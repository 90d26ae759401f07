import type { Subject } from '../../../subjects';
import { subjectsNamed } from '../../subject-words';
import { queryText } from '../../words';

/** Kinds of stories. Other subjects of a heading for fiction say what the story is about. */
const ofStories: ReadonlySet<Subject> = new Set<Subject>([
  'fiction',
  'classics',
  'crime',
  'thriller',
  'fantasy',
  'science-fiction',
  'historical',
  'romance',
  'horror',
  'young-adult',
  'children',
  'comics',
  'poetry',
  'drama',
  'short-stories',
  'humour',
]);

/** Last words of a heading for stories, whose first words say which: `Detective and mystery stories`. */
const storyWords = / (?:fiction|stories|story|novels?|tales|romane|literature)$/;
/** Headings for stories that name no subject of the shop themselves. */
const stories = /\b(?:fiction|stories|novels?|tales|novelas?|romanzi|powiesci)\b/;
const forChildren = /^(?:juvenile|children s|kinder)/;

/** Parts of a heading: `England -- Fiction`, `Fiction, mystery & detective, general`, `Comics (Graphic works)`. */
const separators = /\s*(?:--|—|[/>(),;:&]|\sand\s|\sund\s|\set\s)\s*/u;

/** Returns the subjects that a part of a heading names by all of its words, or by those before `stories`. */
function subjectsOfPart(part: string): Subject[] {
  const whole = subjectsNamed(part);
  if (whole.length > 0) return [...whole];
  const text = queryText(part);
  const before = text.replace(storyWords, '');
  const found = before === text ? [] : subjectsNamed(before);
  const kind: Subject[] = forChildren.test(text) ? ['children'] : [];
  const isStory = stories.test(text) && !text.endsWith('literature');
  return [...found, ...kind, ...(isStory ? (['fiction'] as const) : [])];
}

/** Returns the subjects of a heading and its parts. Of a heading about stories, only subjects of stories count. */
function readHeading(heading: string): Subject[] {
  const found = [...subjectsOfPart(heading), ...heading.split(separators).flatMap(subjectsOfPart)];
  if (!found.includes('fiction')) return found;
  return found.flatMap((subject): Subject[] => {
    if (subject === 'history') return ['historical'];
    return ofStories.has(subject) ? [subject] : [];
  });
}

/** Headings whose subjects are kept, because most records share them. */
const maxKeptHeadings = 20_000;
const subjectsByHeadings = new Map<string, readonly Subject[]>();

function subjectsOfHeading(heading: string): readonly Subject[] {
  const cached = subjectsByHeadings.get(heading);
  if (cached !== undefined) return cached;
  if (subjectsByHeadings.size >= maxKeptHeadings) subjectsByHeadings.clear();
  const subjects = readHeading(heading);
  subjectsByHeadings.set(heading, subjects);
  return subjects;
}

/** Returns the subjects of the shop that a library's headings name, `fiction` behind those that say more. */
export function headingSubjects(headings: readonly string[]): Subject[] {
  const found = new Set(headings.flatMap(subjectsOfHeading));
  if (found.delete('fiction')) found.add('fiction');
  return [...found];
}
