import { useMatches } from '@tanstack/react-router';
import type { JSX } from 'react';

type Meta = JSX.IntrinsicElements['meta'];
type Link = JSX.IntrinsicElements['link'];

/** Structured data for search engines, as JSON that contains no `<`. */
interface Data {
  readonly type: string;
  readonly children: string;
}

interface Tags {
  readonly title: string | undefined;
  readonly metas: readonly Meta[];
  readonly links: readonly Link[];
  readonly data: readonly Data[];
}

interface Match {
  readonly meta?: readonly (Meta | undefined)[] | undefined;
  readonly links?: readonly (Link | undefined)[] | undefined;
  /** The router's name for the scripts of `head`. Only `client/lib/head.ts` gives some. */
  readonly headScripts?: readonly unknown[] | undefined;
}

const isGiven = <Tag,>(tag: Tag | undefined): tag is Tag => tag !== undefined;

const isData = (script: unknown): script is Data =>
  typeof script === 'object' &&
  script !== null &&
  'type' in script &&
  script.type === 'application/ld+json' &&
  'children' in script &&
  typeof script.children === 'string';

/** Returns the title, meta and link tags of the open routes. Where two metas have one name, the inner route's stays. */
function tagsOf(matches: readonly Match[]): Tags {
  const given = matches.flatMap(({ meta = [] }) => meta).filter(isGiven);
  const metas = new Map(
    given.flatMap((tag) => (tag.title === undefined ? [[tag.name ?? tag.property ?? '', tag] as const] : [])),
  );
  return {
    title: given.findLast((tag) => tag.title !== undefined)?.title,
    metas: [...metas.values()],
    links: matches.flatMap(({ links = [] }) => links).filter(isGiven),
    data: matches.flatMap(({ headScripts = [] }) => headScripts).filter(isData),
  };
}

/**
 * Writes the title, meta and link tags and the structured data that the routes' `head` gives. The router's own
 * `HeadContent` also writes styles, scripts and preloads, which no route of the shop gives (1.4 kB in the first file).
 */
export function PageTags() {
  // A text stays equal while the tags do, so that a navigation within a page renders nothing.
  const text = useMatches({ select: (matches) => JSON.stringify(tagsOf(matches)) });
  const { title, metas, links, data }: Tags = JSON.parse(text);
  return (
    <>
      {metas.map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
      <title>{title}</title>
      {links.map((link) => (
        <link key={[link.rel, link.hrefLang, link.href].join(' ')} {...link} />
      ))}
      {data.map(({ type, children }) => (
        <script key={children} type={type} dangerouslySetInnerHTML={{ __html: children }} />
      ))}
    </>
  );
}
