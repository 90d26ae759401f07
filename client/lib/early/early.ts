/** State of the inline script of each page, used until React has hydrated the part of the page that was pressed. */
export interface EarlyPresses {
  /** Button that was pressed last, or the form that was sent without one. */
  press: HTMLElement | null;
  /** Says that a field was changed. */
  isChanged: boolean;
  /** Returns whether React has hydrated this element, so that it gets its events. */
  readonly isHydrated: (element: Element) => boolean;
  /** Ends the waiting state of the press and forgets it. */
  readonly release: () => void;
  /** Called after each early press. */
  wake: () => void;
  /** Resolves when the style sheets of the page are loaded, could not be, or take too long. */
  readonly sheets?: Promise<unknown>;
  /** Sets `wake`, and calls it at once if a press waits. */
  readonly start: (wake: () => void) => void;
}

declare global {
  interface Window {
    /** Made by `earlyScript`, before anything else of the page. */
    readonly early: EarlyPresses;
  }
}

/** Milliseconds after which a press is dropped if the page's script has not loaded. */
const maxWaitMs = 15_000;

/** Returns a text as a literal that cannot end the script around it. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Returns code that shows the canonical address instead of the opened one (docs/decisions/037). */
const showAddress = (address: string) =>
  `{const a=${inScript(address)},l=location;` +
  `if(a!==l.pathname+l.search)history.replaceState(history.state,'',a+l.hash)}`;

/**
 * Returns the inline script at the head of each page. It keeps the last press of a button that only works with script,
 * so that `lib/early/press-again.ts` can repeat it, and notes that a field was changed. Forms with an `action` are left
 * to the browser, except those with `data-early="hold"`. `notLoaded` is the sentence for a press whose script never
 * loads.
 *
 * React marks each hydrated element by a property `__reactProps…`. If a new version of React names it otherwise, the
 * root element lacks it too; then everything counts as hydrated once the page is.
 *
 * A link to another language gets the fragment of the address, also before React has hydrated the link.
 *
 * A posted form leaves its own address in the browser: the page's address replaces it, so that a reload loads the page.
 * A public page is rendered from its canonical `address`: with another one React would find links that differ from the
 * HTML.
 */
export function earlyScript(notLoaded: string, address?: string): string {
  const words = inScript(notLoaded);
  return (
    `(()=>{const d=document,r=d.documentElement,g=r.dataset;let t;` +
    `if(g.form)history.replaceState(history.state,'',JSON.parse(g.form).page);` +
    (address === undefined ? '' : showAddress(address)) +
    `const m=e=>Object.keys(e).some(k=>k.startsWith('__reactProps')),isHydrated=e=>m(e)||!!g.alive&&!m(r);` +
    `const e=window.early={press:null,isChanged:false,isHydrated,wake(){},start(w){e.wake=w;if(e.press)w()},` +
    `release(){clearTimeout(t);const b=e.press;e.press=null;if(b)for(const n in waits)b.removeAttribute(n)}};` +
    `const waits={'aria-busy':'true','data-early-press':''};` +
    `const keep=b=>{e.release();e.press=b;for(const n in waits)b.setAttribute(n,waits[n]);` +
    // The page's script did not load.
    `t=setTimeout(()=>{if(g.alive)return;e.release();const s=d.body.appendChild(d.createElement('p'));` +
    `s.className='early-told';s.role='alert';s.textContent=${words}},${maxWaitMs});e.wake()};` +
    `addEventListener('change',()=>{e.isChanged=true},true);` +
    `const stop=(v,b)=>{v.preventDefault();v.stopPropagation();keep(b)};` +
    // The browser acts on these without script.
    `const own=b=>b.disabled||b.type==='reset'||b.hasAttribute('popovertarget')||b.hasAttribute('commandfor')` +
    `||b.type==='submit'&&(b.hasAttribute('formaction')||acts(b.form));` +
    `const acts=f=>!!f&&f.dataset.early!=='hold'&&(f.hasAttribute('action')||f.method==='dialog');` +
    `addEventListener('click',v=>{` +
    // The fragment may hold the secret of a mailed link, which the server does not know.
    `const l=v.target.closest?.('a[hreflang]');if(l)l.hash=location.hash;` +
    `const b=v.target.closest?.('button,[role=button],input[type=submit],input[type=button]');` +
    `if(b&&!isHydrated(b)&&!own(b))stop(v,b)},true);` +
    `addEventListener('submit',v=>{const f=v.target,b=v.submitter;` +
    `if(!isHydrated(f)&&!acts(f)&&!b?.hasAttribute('formaction'))stop(v,b||f)},true)})()`
  );
}
