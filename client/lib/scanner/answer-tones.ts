/** Kind of answer that a sound and a vibration report. */
export type ToneKind = 'accepted' | 'declined' | 'unknown' | 'problem';

interface Tone {
  /** Frequencies in hertz, one note after the other. */
  readonly notes: readonly number[];
  /** Length of each note in seconds. */
  readonly each: number;
  readonly wave: OscillatorType;
  /** Vibration: milliseconds on and off. */
  readonly pulse: readonly number[];
}

/**
 * Tones that differ without looking: rising for accepted, one low note for declined, two equal ones for unknown, rough
 * for a code that is no book.
 */
const tones: Record<ToneKind, Tone> = {
  accepted: { notes: [880, 1318.5], each: 0.07, wave: 'sine', pulse: [40] },
  declined: { notes: [392], each: 0.16, wave: 'sine', pulse: [70, 50, 70] },
  unknown: { notes: [622, 622], each: 0.08, wave: 'triangle', pulse: [40, 40, 40] },
  problem: { notes: [196, 185], each: 0.11, wave: 'square', pulse: [180] },
};

const loudness = 0.18;
let context: AudioContext | null = null;

/** Plays the tone and vibrates. Does nothing where the browser has no sound or nobody has touched the page yet. */
export function playTone(kind: ToneKind): void {
  const { notes, each, wave, pulse } = tones[kind];
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate([...pulse]);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const [at, hertz] of notes.entries()) {
    const start = currentTime + 0.01 + at * each;
    const note = new OscillatorNode(context, { type: wave, frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    // Square waves sound louder. Ramps keep the ends from clicking.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(wave === 'square' ? loudness / 3 : loudness, start + 0.008);
    gain.gain.linearRampToValueAtTime(0, start + each);
    note.connect(gain).connect(destination);
    note.start(start);
    note.stop(start + each + 0.02);
  }
}
