import { direction } from '../../../domain/language';
import { formatDay } from '../../../domain/formats/format-dates';
import type { Page } from '../../../domain/pages/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { GradeCheck } from '../../forms/grade-check';
import { language } from '../../lib/language';
import { languageName } from '../../lib/words/place-names';
import { useShopLinks } from '../../lib/use-shop-links';
import { Notice } from '../../ui/notices/notice';
import { Prose } from '../../ui/text/prose';
import { TextPage } from '../../ui/text/text-page';
import { OfficialNotice } from './official-notice';
import { pageParts } from './page-parts';
import { QuickAnswers } from './quick-answers';

/** Number of parts from which a list of contents helps. */
const longFrom = 3;

/**
 * One of the shop's own pages. If it is in another language than the reader's, a notice says so and the text has that
 * language.
 */
export function PageScreen({ page }: { readonly page: Page }) {
  const lng = language();
  const onLink = useShopLinks();
  const parts = pageParts(page.html);
  const foreign = page.language === lng ? {} : { lang: page.language, dir: direction(page.language) };
  return (
    <TextPage
      title={<span {...foreign}>{page.title}</span>}
      lead={<span {...foreign}>{page.description}</span>}
      under={
        <p className="small">
          <time dateTime={page.changed}>{m.pages_changed({ day: formatDay(page.changed, lng) })}</time>
        </p>
      }
      contents={
        parts.length < longFrom
          ? null
          : {
              label: m.pages_contents(),
              links: parts.map(({ id, title }) => (
                <a key={id} href={`#${id}`} {...foreign}>
                  {title}
                </a>
              )),
            }
      }
      aside={asideOf(page)}
    >
      {page.language === lng ? null : (
        <Notice kind="plain">{m.pages_base_language({ language: languageName(page.language, lng) })}</Notice>
      )}
      <article>
        {page.notice ? <OfficialNotice notice={page.notice} /> : null}
        <Prose html={page.html} {...foreign} onClick={onLink} />
      </article>
    </TextPage>
  );
}

/** Returns what helps beside the text: the check of grades, links to contact the shop. */
function asideOf({ slug }: Page) {
  if (slug === 'contact') return <QuickAnswers />;
  if (slug !== 'grading') return undefined;
  return <GradeCheck isOpen />;
}
