import { direction } from '../../../domain/language';
import type { Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { countryName, languageName } from '../../lib/words/place-names';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { TextPage } from '../../ui/text/text-page';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { FaqHits } from './faq-hits';
import { FaqSearch } from './faq-search';
import { Rows } from './faq-skeleton';
import { FaqTopics, topicId } from './faq-topics';
import styles from './faq.module.css';
import type { FaqPage } from './loaders';
import { FurtherHelp } from './further-help';
import { useOpenLinkedQuestion } from './use-open-linked-question';
import { useShownFaq } from './use-shown-faq';
import { countParams } from '../../lib/words/count-params';

/** Page of the questions by topic, or of those that match a search. Each question has an address of its own. */
export function FaqScreen({ page, market }: { readonly page: FaqPage; readonly market: Market }) {
  const shown = useShownFaq(page);
  useOpenLinkedQuestion(shown);
  const { q, faq, lost } = shown;
  const lng = language();
  return (
    <TextPage
      title={m.faq_title()}
      lead={m.faq_lead({ country: countryName(market, lng) })}
      under={<FaqSearch q={page.q} />}
      contents={
        faq === null || faq.topics.length === 0
          ? null
          : {
              label: m.faq_topics(),
              // Results have no topics to link to: clearing shows all questions again.
              links: faq.topics.map(({ id, title }) =>
                q === '' ? (
                  <a key={id} href={`#${topicId(id)}`}>
                    {title}
                  </a>
                ) : (
                  <PageLink key={id} to="/faq" hash={topicId(id)} aria-current={undefined}>
                    {title}
                  </PageLink>
                ),
              ),
            }
      }
    >
      {lost ? (
        <Notice kind="waiting" isAnnounced>
          {m.faq_search_lost()}
        </Notice>
      ) : null}
      <div className={styles['found']}>
        <output>
          <Found q={q} count={faq?.items.length ?? 0} />
        </output>
        {q === '' ? null : (
          <PageLink to="/faq" className="link" resetScroll={false}>
            {m.faq_show_all()}
          </PageLink>
        )}
      </div>
      {faq === null || faq.language === lng ? null : (
        <Notice kind="plain">{m.pages_base_language({ language: languageName(faq.language, lng) })}</Notice>
      )}
      {faq === null ? (
        <Rows />
      ) : (
        <div
          {...(faq.language === lng || faq.items.length === 0
            ? {}
            : { lang: faq.language, dir: direction(faq.language) })}
        >
          {q === '' ? <FaqTopics faq={faq} /> : <FaqHits q={q} faq={faq} />}
        </div>
      )}
      {faq !== null && faq.items.length === 0 ? null : (
        <section className={styles['more-help']}>
          <h2>{m.faq_open_title()}</h2>
          <p>{m.faq_open_text()}</p>
          <FurtherHelp look={buttonClass({ kind: 'outline' })} />
        </section>
      )}
    </TextPage>
  );
}

/** Announces how many questions match. Another part shows that none does. */
function Found({ q, count }: { readonly q: string; readonly count: number }) {
  if (q === '') return null;
  return count === 0 ? (
    <VisuallyHidden>{m.faq_nothing_title({ words: q })}</VisuallyHidden>
  ) : (
    m.faq_found(countParams(count))
  );
}
