import { useLocation, useNavigate } from '@tanstack/react-router';

/** The camera, and the shop's own links to scanning: on a phone they are the camera too, one press from anywhere. */
const hashes = { camera: 'camera', link: 'scan' } as const;

/**
 * Whether the camera is open, and how to open and close it. It is part of the address, so that a phone's way back
 * closes it. `isAlive`: the server knows no such part of an address. `isRoomy`: there are other ways to begin with.
 */
export function useFilming(isAlive: boolean, isRoomy: boolean): readonly [boolean, (open: boolean) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const isAsked = hash === hashes.camera || (hash === hashes.link && !isRoomy);
  const set = (open: boolean) => {
    if (open !== isAsked)
      void navigate({
        to: '.',
        hash: open ? hashes.camera : '',
        replace: !open,
        resetScroll: false,
        hashScrollIntoView: false,
        viewTransition: false,
      });
  };
  return [isAlive && isAsked, set];
}
