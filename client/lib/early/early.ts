/** A field whose value a person may change. */
export type EarlyField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field held before React took it over. */
export interface EarlyValue {
  readonly value: string;
  readonly checked: boolean;
}

/** What the inline script of each page keeps until React has taken over the part of the page that it is about. */
export interface Early {
  /** Fields that a person, or a browser, has changed. */
  readonly fields: Map<EarlyField, EarlyValue>;
  /** The button that was pressed last, or the form that was sent without one. */
  press: HTMLElement | null;
  /** Whether React has taken this element over, so that it hears its events. */
  readonly isTaken: (element: Element) => boolean;
  /** Ends the waiting state of the press and forgets it. */
  readonly release: () => void;
  /** Called after each early change and press. */
  wake: () => void;
  /** Looks for fields that were changed, and sets `wake`. Calls it at once if there is anything to catch up with. */
  readonly start: (wake: () => void) => void;
}

declare global {
  interface Window {
    /** Made by `earlyScript`, before anything else of the page. */
    readonly early: Early;
  }
}

/** Milliseconds after which a press is given up when the page's script has not come. */
const patienceMs = 15_000;

/** Returns a text as a literal that can't end the script it is in. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** Puts the canonical address in the place of the one that was opened (docs/decisions/037). */
const showAddress = (address: string) =>
  `{const a=${inScript(address)},l=location;` +
  `if(a!==l.pathname+l.search)history.replaceState(history.state,'',a+l.hash)}`;

/**
 * Returns the script that stands inline at the head of each page. It keeps what a person types and presses before the
 * page's own script listens, so that `lib/early/catch-up.ts` can do it again. Forms with an `action` are left to the
 * browser. `notLoaded` is the sentence for a press that waited in vain.
 *
 * React marks each element that it has taken over by a property `__reactProps…`. Should a new version of React name it
 * otherwise, the root element would lack it too; then everything counts as taken over as soon as the page is alive.
 *
 * A posted form leaves its own address in the browser: the page's address replaces it, so that F5 loads the page. A
 * public page is rendered from its canonical `address`: with another one React would find links that differ from the
 * HTML.
 */
export function earlyScript(notLoaded: string, address?: string): string {
  const words = inScript(notLoaded);
  return (
    `(()=>{const d=document,r=d.documentElement,g=r.dataset;let t;` +
    `if(g.form)history.replaceState(history.state,'',JSON.parse(g.form).page);` +
    (address === undefined ? '' : showAddress(address)) +
    // Taken over by React.
    `const m=e=>Object.keys(e).some(k=>k.startsWith('__reactProps')),isTaken=e=>m(e)||!!g.alive&&!m(r);` +
    // A field that does not hold what the server wrote.
    `const c=f=>f.options?f.selectedIndex!==Math.max(0,[...f.options].findIndex(o=>o.defaultSelected))` +
    `:/^(checkbox|radio)$/.test(f.type)?f.checked!==f.defaultChecked:f.value!==f.defaultValue;` +
    `const note=f=>{if('early'in f.dataset)return;` +
    `if(c(f))e.fields.set(f,{value:f.value,checked:!!f.checked});else e.fields.delete(f)};` +
    `const e=window.early={fields:new Map,press:null,isTaken,wake(){},` +
    `start(w){d.querySelectorAll('input,select,textarea').forEach(f=>{if(!isTaken(f))note(f)});` +
    `e.wake=w;if(e.fields.size||e.press)w()},` +
    `release(){clearTimeout(t);const b=e.press;e.press=null;if(b)for(const n in waits)b.removeAttribute(n)}};` +
    `const waits={'aria-busy':'true','data-early-press':''};` +
    `const hear=b=>{e.release();e.press=b;for(const n in waits)b.setAttribute(n,waits[n]);` +
    // The page's script did not come.
    `t=setTimeout(()=>{if(g.alive)return;e.release();const s=d.body.appendChild(d.createElement('p'));` +
    `s.className='early-told';s.role='alert';s.textContent=${words}},${patienceMs});e.wake()};` +
    `const stop=(v,b)=>{v.preventDefault();v.stopPropagation();hear(b)};` +
    // The browser acts on these without script.
    `const own=b=>b.disabled||b.type==='reset'||b.hasAttribute('popovertarget')||b.hasAttribute('commandfor')` +
    `||b.type==='submit'&&(b.hasAttribute('formaction')||acts(b.form));` +
    `const acts=f=>!!f&&(f.hasAttribute('action')||f.method==='dialog');` +
    `addEventListener('click',v=>{` +
    `const b=v.target.closest?.('button,[role=button],input[type=submit],input[type=button]');` +
    `if(b&&!isTaken(b)&&!own(b))stop(v,b)},true);` +
    `addEventListener('submit',v=>{const f=v.target,b=v.submitter;` +
    `if(!isTaken(f)&&!acts(f)&&!b?.hasAttribute('formaction'))stop(v,b||f)},true);` +
    `for(const n of['input','change'])addEventListener(n,v=>{const f=v.target;` +
    `if('form'in f&&'value'in f&&!isTaken(f)){note(f);e.wake()}},true)})()`
  );
}
