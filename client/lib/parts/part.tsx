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
import { reloadPage } from './reload-page';
import { reportMissing, type MissingScript } from './missing-script';
import { isMissingFile, isReachable, waitForNetwork } from './missing-file';
import { reportError } from '../reports/report-error';
import { whenNeeded } from './when-needed';

/** Milliseconds until a part that the server has rendered is fetched again. The wait doubles each time. */
const firstWaitMs = 5_000;
/** Longest wait between two fetches, in milliseconds. */
const maxWaitMs = 300_000;

type Retry = MissingScript['retry'];

export interface PartPlace {
  /** Shown until the part's script is loaded. */
  readonly fallback?: ReactNode;
  /** Shown where the script can't be fetched, or the part fails. Without it, the notice of `MissingPart`. */
  readonly renderMissing?: (retry: Retry) => ReactNode;
}

/** Draws the notice in the place of a missing part, with a button that calls `retry`. The page's frame provides it. */
export const MissingPart = createContext<(retry: Retry) => ReactNode>(() => null);

class Boundary extends Component<{ readonly missing: ReactNode; readonly children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.missing : this.props.children;
  }
}

/**
 * Fetches a part that the server may have rendered. While its HTML is in the page, a failure is retried and not thrown.
 */
async function loadRendered<Props>(
  load: () => Promise<ComponentType<Props>>,
  id: string,
): Promise<ComponentType<Props>> {
  await whenNeeded(id);
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (typeof document === 'undefined' || document.getElementById(id) === null) throw error;
      reportError('part', error);
      await waitForNetwork(waitMs);
    }
  }
}

/**
 * Returns a component whose script is fetched when it is first rendered. If that fails, or the component throws, only
 * its own place changes: the page, typed text, focus and scroll stay. `id` is the id of a part that the server renders.
 * Its script is fetched when it is needed (`whenNeeded`), and the HTML stays until then. `preload` fetches the script
 * before a render, which then shows the part at once. If that fails, the render fetches it again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, id?: string) {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await (id === undefined ? load() : loadRendered(load, id)) };
      } catch (error) {
        // The next render fetches the part again.
        current = fetched();
        throw error;
      }
    });
  let current = fetched();
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded = await load().catch(() => null);
  };
  function Part({ fallback, renderMissing, ...props }: Props & PartPlace) {
    const renderNotice = use(MissingPart);
    const [Shown, setShown] = useState<ComponentType<Props>>(() => loaded ?? current);
    const [tries, setTries] = useState(0);
    const retry = useCallback(async (canReloadPage = true) => {
      try {
        await load();
      } catch (error) {
        if (!canReloadPage || !isMissingFile(error) || !(await isReachable())) throw error;
        // The network may have returned only now. If the file is gone, the newest version of the page has another one.
        await load().catch(reloadPage);
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
        <Boundary
          key={tries}
          missing={<RetryWhenOnline retry={retry}>{(renderMissing ?? renderNotice)(retry)}</RetryWhenOnline>}
        >
          <Shown {...own} />
        </Boundary>
      </Suspense>
    );
  }
  return Object.assign(Part, { preload });
}

interface RetryWhenOnlineProps {
  readonly retry: (canReloadPage: boolean) => Promise<void>;
  readonly children: ReactNode;
}

/** Retries when the network returns. */
function RetryWhenOnline({ retry, children }: RetryWhenOnlineProps) {
  useEffect(() => {
    const onOnline = () => void retry(false).catch(() => undefined);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [retry]);
  return children;
}

/** Reports a missing part above the page, for a part without space for a notice. */
export function ReportMissingPart({ retry }: { readonly retry: Retry }) {
  useEffect(() => {
    reportMissing({ what: 'part', retry });
    return () => reportMissing(null);
  }, [retry]);
  return null;
}
