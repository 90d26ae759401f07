import styles from './icon.module.css';

/** ⇄ as two half-arrows: give above, in green, towards us; take below, in oxblood. */
export function SwapArrows({ width = 28 }: { readonly width?: number }) {
  return (
    <svg className={styles['swap']} viewBox="0 0 28 20" width={width} height={(width * 20) / 28} aria-hidden="true">
      <path className={styles['give']} d="M2 7h23l-6-5" />
      <path className={styles['take']} d="M26 13H3l6 5" />
    </svg>
  );
}
