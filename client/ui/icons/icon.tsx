import styles from './icon.module.css';

/** 24 px, 1.6 px stroke, square caps. Arrows that mean direction are mirrored in right-to-left. */
const paths = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M15.5 15.5 21 21',
  scan: 'M3 8V4h4M17 4h4v4M21 16v4h-4M7 20H3v-4M7.5 8.5v7M10.5 8.5v7M13 8.5v7M16.5 8.5v7',
  account: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4 21c1-5 4-7 8-7s7 2 8 7',
  check: 'm4 12.5 5 5L20 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  down: 'm6 9 6 6 6-6',
  forward: 'M4 12h15M14 7l5 5-5 5',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7v5l3 2',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 11v5M12 8h.01',
  menu: 'M3 7h18M3 12h18M3 17h12',
} as const;

/** Drawing that few screens need. They import it (`rare-icons.ts`), so that no first page loads it. */
export interface Drawing {
  readonly path: string;
  readonly mirrored?: true;
}
/** Icon of every page by its name, or a rare one itself. */
export type IconName = keyof typeof paths | Drawing;
const mirrored: ReadonlySet<string> = new Set(['forward', 'undo']);

/** Decoration beside words; an icon that stands alone needs its name on the button or link around it. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  const isNamed = typeof name === 'string';
  return (
    <svg
      className={(isNamed ? mirrored.has(name) : name.mirrored) ? styles['mirrored'] : styles['icon']}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={isNamed ? paths[name] : name.path} />
    </svg>
  );
}
