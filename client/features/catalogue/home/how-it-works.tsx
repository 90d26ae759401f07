import { holdPolicy } from '../../../../domain/policy/hold';
import { m } from '../../../../messages/compiled/messages.js';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './how-it-works.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Bars of the drawn barcode. */
const barcode =
  'M50 30v60M58 30v60M64 30v60M76 30v60M82 30v60M90 30v60M104 30v60' +
  'M110 30v60M116 30v60M128 30v60M136 30v60M142 30v60M150 30v60';
/** Outlines of the books on the drawn shelf. */
const shelf =
  'M2 108h196M14 108V28h22v80M36 108V40h16v68M52 108V34h26v74M78 108V46h14v62' +
  'M92 108l20-74 22 6-18 68M134 108V30h30v78M164 108V44h18v64';

/** Three drawn steps: an offer for each book, books to choose, the difference on the scales. */
export function HowItWorks() {
  const days = countParams(holdPolicy.accountDays);
  return (
    <section className="section" id="how">
      <SectionHead title={m.home_how()} />
      <ol className={styles['steps']}>
        <li>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            <path d="M6 40V12h28M166 12h28v28M194 80v28h-28M34 108H6V80" className={styles['give']} />
            <path d={barcode} />
            <path d="M20 60h160" className={styles['give']} strokeWidth="2.5" />
          </svg>
          <h3>{m.home_step_give()}</h3>
          <p>{m.home_step_give_text(days)}</p>
        </li>
        <li>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            <path d={shelf} />
            <path d="M134 30h20l10 10v68h-30z" className={styles['take-filled']} />
            <path d="M154 30v10h10" className={styles['on-take']} />
          </svg>
          <h3>{m.home_step_take()}</h3>
          <p>{m.home_step_take_text()}</p>
        </li>
        <li>
          <svg viewBox="0 0 200 120" aria-hidden="true">
            <path d="M100 24v84M70 108h60M20 44 180 32" />
            <path d="M20 44 2 80h36zM180 32l-18 36h36z" />
            <path d="M2 80c4 14 32 14 36 0z" className={styles['give-filled']} />
            <path d="M162 68c4 14 32 14 36 0z" className={styles['take-filled']} />
            <circle cx="100" cy="34" r="6" className={styles['pin']} />
          </svg>
          <h3>{m.home_step_settle()}</h3>
          <p>{m.home_step_settle_text()}</p>
        </li>
      </ol>
    </section>
  );
}
