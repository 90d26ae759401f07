import type { Drawing } from './icon';

// As in `icon.tsx`: 24 px, 1.6 px stroke, square caps.
export const upIcon: Drawing = { path: 'm6 15 6-6 6 6' };
export const backIcon: Drawing = { path: 'M20 12H5M10 7l-5 5 5 5', mirrored: true };
export const printIcon: Drawing = { path: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z' };
export const keysIcon: Drawing = {
  path: 'M2.5 6.5h19v11h-19zM6 10h.01M9 10h.01M12 10h.01M15 10h.01M18 10h.01M7 14h10',
};
export const photoIcon: Drawing = {
  path: 'M3 6h18v13H3zM3 16l5-5 5 5 3-3 5 5M16 8.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
};
export const fileIcon: Drawing = { path: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6' };
export const torchIcon: Drawing = { path: 'M8 3h8v4l-2 3v11h-4V10L8 7zM8 7h8M12 13v2' };
export const soundIcon: Drawing = {
  path: 'M4 10v4h3l5 4V6L7 10zM16 9c1.5 2 1.5 4 0 6M18.5 7c2.5 3 2.5 7 0 10',
  mirrored: true,
};
export const muteIcon: Drawing = { path: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5', mirrored: true };
export const redoIcon: Drawing = { path: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3', mirrored: true };
export const turnIcon: Drawing = { path: 'M4 11a8 8 0 0 1 14-5l2 2M20 4v4h-4M20 13a8 8 0 0 1-14 5l-2-2M4 20v-4h4' };
