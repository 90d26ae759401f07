const paths = { send: 'M12 20V5M6 11l6-6 6 6', stop: 'M7 7h10v10H7z' } as const;

/** Icons of this screen, drawn like those of `client/ui/icons/icon`. */
export function ChatIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill={name === 'stop' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
