import { useLocation, useNavigate } from '@tanstack/react-router';

/** Fragments of the address: the camera, and the shop's links to scanning, which on a phone open the camera too. */
const hashes = { camera: 'camera', link: 'scan' } as const;

/**
 * Returns whether the camera is open, and how to open and close it. The state is in the fragment, so that a phone's
 * back button closes the camera. `isHydrated`: false on the server, which does not know fragments. `isRoomy`: the other
 * sources are visible.
 */
export function useCameraOpen(isHydrated: boolean, isRoomy: boolean): readonly [boolean, (open: boolean) => void] {
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
      });
  };
  return [isHydrated && isAsked, set];
}
