import {
  Component,
  createContext,
  lazy,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { loadAnew } from './load-anew';
import { tellMissing, type Missing } from './missing';
import { isMissingFile, isReachable, networkBack } from './missing-file';
import { reportError } from '../reports/report-error';
import { whenNeeded } from './when-needed';

/** Milliseconds until a part that the server has drawn is fetched again; the wait doubles each time. */
const firstWaitMs = 5_000;
/** Milliseconds between two fetches at most. */
const longestWaitMs = 300_000;

type Again = Missing['again'];

export interface PartPlace {
  /** Shown until the part's script is here. */
  readonly fallback?: ReactNode;
  /** Shown where the script can't be fetched, or the part fails. Without it, the notice of `MissingPart`. */
  readonly renderMissing?: (again: Again) => ReactNode;
}

/** Draws the notice in the place of a missing part, with a button that calls `again`. The page's frame provides it. */
export const MissingPart = createContext<(again: Again) => ReactNode>(() => null);

class Boundary extends Component<{ readonly missing: ReactNode; readonly children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.missing : this.props.children;
  }
}

/** Fetches a part that the server may have drawn: as long as its HTML is in the page, that stays and nothing fails. */
async function loadDrawn<Props>(load: () => Promise<ComponentType<Props>>, id: string): Promise<ComponentType<Props>> {
  await whenNeeded(id);
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined' || document.getElementById(id) === null) throw error;
      reportError('part', error);
      await networkBack(waitMs);
    }
  }
}

/**
 * Returns a component whose script is fetched when it is first drawn. Where that fails, or the component throws, only
 * its own place changes: the page, what is typed, focus and scroll stay. `id` is the id of the part in HTML that the
 * server draws: its script is fetched when it is needed (`whenNeeded`), and the HTML stays until then.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>, id?: string) {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await (id === undefined ? load() : loadDrawn(load, id)) };
      } catch (error) {
        // The next time the part is drawn it is fetched again.
        current = fetched();
        throw error;
      }
    });
  let current = fetched();
  return function Part({ fallback, renderMissing, ...props }: Props & PartPlace) {
    const renderNotice = use(MissingPart);
    const [Shown, setShown] = useState(() => current);
    const [tries, setTries] = useState(0);
    const again = useCallback(async (mayLoadAnew = true) => {
      try {
        await load();
      } catch (error) {
        // The shop answers, but this file is gone: the newest version of the page has another one.
        if (mayLoadAnew && isMissingFile(error) && (await isReachable())) await loadAnew();
        throw error;
      }
      current = fetched();
      startTransition(() => {
        setShown(() => current);
        setTries((before) => before + 1);
      });
    }, []);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the rest of `Props & PartPlace` are the props
    const own = props as unknown as Props;
    return (
      <Suspense fallback={fallback}>
        <Boundary key={tries} missing={<Waiting again={again}>{(renderMissing ?? renderNotice)(again)}</Waiting>}>
          <Shown {...own} />
        </Boundary>
      </Suspense>
    );
  };
}

interface WaitingProps {
  readonly again: (mayLoadAnew: boolean) => Promise<void>;
  readonly children: ReactNode;
}

/** Tries again by itself when the network is back. */
function Waiting({ again, children }: WaitingProps) {
  useEffect(() => {
    const retry = () => void again(false).catch(() => undefined);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [again]);
  return children;
}

/** For a part without room for words where it stands: tells above the page that it is missing. */
export function MissingAbove({ again }: { readonly again: Again }) {
  useEffect(() => {
    tellMissing({ what: 'part', again });
    return () => tellMissing(null);
  }, [again]);
  return null;
}
