import type { Subject } from '../../../domain/subjects';
import { round } from './shapes';

/** A path in a square of 20 units round its middle. An area that a path encloses twice is a hole. */
type Emblem = readonly [path: string, kind: 'filled' | 'drawn'];

const filled = (path: string): Emblem => [path, 'filled'];
const drawn = (path: string): Emblem => [path, 'drawn'];

const emblems: Readonly<Record<Subject, Emblem>> = {
  // an open book
  fiction: filled('M0-6C-3-8-7-8-10-7V6c3-1 7-1 10 1 3-2 7-2 10-1V-7C7-8 3-8 0-6zM-.6-4V4.5H.6V-4z'),
  // a lyre
  classics: drawn('M-8-9C-4-6-9 8 0 8S4-6 8-9M-6-3H6M-2.5-3V7M2.5-3V7M0-3V8'),
  // a keyhole
  crime: filled('M0-10a6 6 0 0 1 3 11.2L6 10H-6l3-8.8A6 6 0 0 1 0-10z'),
  // a sight
  thriller: drawn('M7 0A7 7 0 1 1-7 0 7 7 0 1 1 7 0M0-10v6M0 4v6M-10 0h6M4 0h6'),
  // a crescent with a star
  fantasy: filled('M1-10A10 10 0 1 0 10 3 8 8 0 0 1 1-10zM6-9l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'),
  // a planet with its ring
  'science-fiction': drawn('M5 0A5 5 0 1 1-5 0 5 5 0 1 1 5 0M-9 5C-3 6 9-1 9-5'),
  // a castle
  historical: filled('M-8-9h3v3h3v-3h4v3h3v-3h3v8H6V9H2V5a2 2 0 0 0-4 0v4h-4V-1h-2z'),
  // a heart
  romance: filled('M0 9L-8.3.6C-12-5-4-11 0-5 4-11 12-5 8.3.6z'),
  // a ghost
  horror: filled('M-7 9V-2a7 7 0 0 1 14 0V9L3.5 6 0 9-3.5 6zM-4-3v3h2.5v-3zM1.5-3v3H4v-3z'),
  // a laughing face
  humour: drawn('M9 0A9 9 0 1 1-9 0 9 9 0 1 1 9 0M-3.5-3.5V-1.5M3.5-3.5V-1.5M-5 2q5 6 10 0z'),
  // a flash of lightning
  'young-adult': filled('M3-10L-7 2h6l-3 8L7-3H1z'),
  // a kite
  children: filled('M0-10L7-3 .7 6 2 10H-2L-.7 6-7-3zM-.5-7v3h-4v1h4v6h1v-6h4v-1h-4v-3z'),
  // a speech bubble
  comics: filled('M-9-8H9V4H1l-6 5V4h-4zM-6-5v1.6H6V-5zM-6-1.5V.1H3v-1.6z'),
  // a feather
  poetry: filled('M-9 10C-9 0-2-9 9-10 9-4 5 4-4 5l8-9-10 10z'),
  // a mask
  drama: filled('M-8-9q8 3 16 0v7c0 6-4 11-8 12-4-1-8-6-8-12zM-5-4v2.5h3.5V-4zM1.5-4v2.5H5V-4zM-4 2q4 5 8 0z'),
  // an asterism
  'short-stories': filled('M0-9l4 4-4 4-4-4zM-6 0l4 4-4 4-4-4zM6 0l4 4-4 4-4-4z'),
  // a head and shoulders
  biography: filled('M0-10a5 5 0 1 1-.1 0zM-9 9.5a9 8 0 0 1 18 0z'),
  // an hourglass
  memoir: filled('M-7-10H7L1 0l6 10H-7l6-10z'),
  // a column
  history: filled('M-8-10H8v3H-8zM-5-6h2V6h-2zM-1-6h2V6h-2zM3-6h2V6H3zM-8 7H8v3H-8z'),
  // a flag
  politics: filled('M-8-10h2v20h-2zM-5-9H9L5-4 9 1H-5z'),
  // an eye in a triangle
  philosophy: drawn('M0-9L9 7H-9zM3 2A3 3 0 1 1-3 2 3 3 0 1 1 3 2'),
  // an arch in an arch
  religion: filled('M-8 10V-2A8 8 0 0 1 0-10 8 8 0 0 1 8-2V10zM-5 10H5V-1A5 5 0 0 0 0-7 5 5 0 0 0-5-1z'),
  // a spiral
  psychology: drawn('M0 0c2 0 3 4-1 4-6 0-5-9 1-9 9 0 9 14-2 14C-9 9-10-3-5-7'),
  // an atom
  science: drawn('M-9-4C-6-9 12 1 9 5S-12 1-9-4M9-4C6-9-12 1-9 5S12 1 9-4M1 .5a1 1 0 1 1 0-.1'),
  // a leaf
  nature: filled('M-9 10l1.6-4C-9-5-1-9 9-10 9 3 4 9-6 7l9-10L-8 10z'),
  // a compass rose
  travel: filled('M0-10L2.3-2.3 10 0 2.3 2.3 0 10-2.3 2.3-10 0-2.3-2.3z'),
  // a steaming bowl
  food: filled('M-10-1H10C10 4 7 7 4 8v2h-8V8c-3-1-6-4-6-9zM-4-9h2v6h-2zM2-9h2v6H2z'),
  // a triangle, a square and a disc
  art: filled('M-9-1L-4.5-9 0-1zM1-9h8v8H1zM0 1a4.5 4.5 0 1 1-.1 0z'),
  // the nib of a pen
  essays: filled('M0 10L-5-2-3-10H3L5-2zM-.6-2v8H.6v-8z'),
  // bars that rise
  business: filled('M-9 9V2h4v7zM-2 9V-3h4V9zM5 9V-9h4V9z'),
  // a sun that rises
  'self-help': filled(
    'M-7 4a7 7 0 0 1 14 0zM-10 6h20v2h-20zM-.8-10H.8v5H-.8zM-8.5-7l1-1 3 3.4-1 1zM8.5-7l-1-1-3 3.4 1 1z',
  ),
  // quotation marks
  language: filled('M-9 5v-7a6 6 0 0 1 6-6v3a3 3 0 0 0-3 3h3v7zM1 5v-7a6 6 0 0 1 6-6v3a3 3 0 0 0-3 3h3v7z'),
};

/** Returns the emblem of a subject, with `radius` from its middle to its edge. */
export function emblem(subject: Subject, x: number, y: number, radius: number, colour: string): string {
  const [path, kind] = emblems[subject];
  const scale = Math.round(radius * 10) / 100;
  const paint =
    kind === 'filled' ? `fill="${colour}" fill-rule="evenodd"` : `fill="none" stroke="${colour}" stroke-width="1.8"`;
  return `<path ${paint} transform="matrix(${scale} 0 0 ${scale} ${round(x)} ${round(y)})" d="${path}"/>`;
}
