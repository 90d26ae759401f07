import { useId, useState } from 'react';
import { identityMethods, type IdentityMethod } from '../../../../../domain/law/buying';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { useDeskTrade } from '../trade-context';
import styles from './grading.module.css';

const methodWords: Record<IdentityMethod, () => string> = {
  'addressee-letter': m.desk_identity_addressee_letter,
  'seal-certificate': m.desk_identity_seal_certificate,
  'residence-letter': m.desk_identity_residence_letter,
};

/** Asks how the seller's identity was checked, where the law wants that before the shop buys. */
export function IdentityCheck() {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [method, setMethod] = useState<IdentityMethod>(identityMethods[0]);
  const name = useId();
  const { identity } = trade.desk;
  if (identity === 'not-needed') return null;
  if (identity === 'checked') return <Notice kind="safe">{m.desk_identity_done()}</Notice>;
  return (
    <section className={styles['identity']}>
      <h3>{m.desk_identity_title()}</h3>
      <p className="small">{m.desk_identity_text()}</p>
      <fieldset>
        <legend className="small">{m.desk_identity_method()}</legend>
        {identityMethods.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === method} onChange={() => setMethod(each)} />
            <span>{methodWords[each]()}</span>
          </label>
        ))}
      </fieldset>
      <Button
        kind="outline"
        isBusy={isBusy('identity')}
        onClick={() =>
          void runAction({ key: 'identity', words: m.desk_identity_confirm(), run: () => calls.recordIdentity(method) })
        }
      >
        {m.desk_identity_confirm()}
      </Button>
    </section>
  );
}
