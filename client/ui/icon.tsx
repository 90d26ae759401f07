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
  up: 'm6 15 6-6 6 6',
  forward: 'M4 12h15M14 7l5 5-5 5',
  back: 'M20 12H5M10 7l-5 5 5 5',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7v5l3 2',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 11v5M12 8h.01',
  print: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z',
  menu: 'M3 7h18M3 12h18M3 17h12',
  keys: 'M2.5 6.5h19v11h-19zM6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M7 14h10',
  photo: 'M3 6h18v13H3zM3 16l5-5 5 5 3-3 5 5M16 8.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  torch: 'M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2',
  sound: 'M4 10v4h3l5 4V6L7 10zM16 9c1.5 2 1.5 4 0 6M18.5 7c2.5 3 2.5 7 0 10',
  mute: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  turn: 'M4 11a8 8 0 0 1 14-5l2 2M20 4v4h-4M20 13a8 8 0 0 1-14 5l-2-2M4 20v-4h4',
} as const;

export type IconName = keyof typeof paths;
const mirrored: ReadonlySet<IconName> = new Set(['forward', 'back', 'undo', 'redo', 'sound', 'mute']);

/** Decoration beside words; an icon that stands alone needs its name on the button or link around it. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={mirrored.has(name) ? styles['mirrored'] : styles['icon']} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
