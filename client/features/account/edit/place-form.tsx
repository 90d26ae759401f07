import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { collator } from '../../../../domain/formats/format-lists';
import { endonyms, isLanguage, languages } from '../../../../domain/language';
import { isMarket } from '../../../../domain/market/market';
import { marketCodes } from '../../../../domain/market/market-codes';
import { m } from '../../../../messages/compiled/messages.js';
import { useChangeSettings } from '../../../data/account/change-settings';
import { language } from '../../../lib/language';
import { countryName } from '../../../lib/words/place-names';
import { useChooseMarket } from '../../../data/use-choose-market';
import { Notice } from '../../../ui/notices/notice';
import { Select } from '../../../ui/fields/select';
import { ProblemNotice } from '../problem-notice';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

/** Form for the language of mails and the country of delivery. Each is saved at once. */
export function PlaceForm({ account }: { readonly account: Pick<AccountSettings, 'language' | 'market'> }) {
  const changeSettings = useChangeSettings();
  const lng = language();
  const chooseMarket = useChooseMarket();
  const languageChange = useAccountChange((wanted: AccountSettings['language']) =>
    changeSettings({ language: wanted }),
  );
  const marketChange = useAccountChange(chooseMarket);
  const countries = marketCodes
    .map((value) => ({ value, label: countryName(value, lng) }))
    .toSorted((a, b) => collator(lng).compare(a.label, b.label));
  return (
    <AccountSection needsScript id="place" title={m.account_place()} note={m.account_place_note()}>
      <div className={styles['pair']}>
        <Select
          label={m.account_language()}
          value={account.language}
          disabled={languageChange.isBusy}
          options={languages.map((value) => ({ value, label: endonyms[value] }))}
          onChange={({ target: { value } }) => {
            if (isLanguage(value)) void languageChange.run(value);
          }}
        />
        <Select
          label={m.account_country()}
          value={account.market ?? ''}
          disabled={marketChange.isBusy}
          options={
            account.market === null
              ? [{ value: '', label: m.account_country_none(), disabled: true }, ...countries]
              : countries
          }
          onChange={({ target: { value } }) => {
            if (isMarket(value)) void marketChange.run(value);
          }}
        />
      </div>
      <ProblemNotice problem={languageChange.problem ?? marketChange.problem} />
      {languageChange.isDone || marketChange.isDone ? (
        <Notice kind="safe" isAnnounced>
          {m.account_saved()}
        </Notice>
      ) : null}
    </AccountSection>
  );
}
