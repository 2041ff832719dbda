import { useEffect } from 'react';

declare global {
  interface Window {
    earlyClicks?: { targets: Set<HTMLElement>; selector: string; stop: AbortController };
  }
}

/**
 * Records clicks before hydration, each element once. Forms submit without scripts, except those
 * whose button has `data-waits`.
 */
export const earlyClickScript = `{
const early = { targets: new Set(), selector: 'button[type="button"], [data-waits], input', stop: new AbortController() };
addEventListener('click', (event) => {
  const target = event.target.closest?.(early.selector);
  if (target) early.targets.add(target);
  if (target?.matches('[data-waits]')) event.preventDefault();
}, { capture: true, signal: early.stop.signal });
window.earlyClicks = early;
}`;

/** Stops recording buttons: once hydration starts, React replays their clicks, but not those of inputs. */
export function stopRecordingButtons(): void {
  if (window.earlyClicks) window.earlyClicks.selector = 'input';
}

/** Replays the recorded clicks after hydration. */
export function useEarlyClicks(): void {
  useEffect(() => {
    window.earlyClicks?.stop.abort();
    // Filter before the first replay: rendering resets inputs to React's state.
    void clickAll([...(window.earlyClicks?.targets ?? [])].filter(hasChanged));
  }, []);
}

/** Clicks one element at a time so that each change renders before the next click. */
async function clickAll(targets: readonly HTMLElement[]): Promise<void> {
  for (const target of targets) {
    if (target.isConnected) click(target);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  delete window.earlyClicks;
}

const isInput = (target: HTMLElement) => target instanceof HTMLInputElement;
const initial = ({ type, defaultChecked }: HTMLInputElement) => type !== 'radio' && defaultChecked;

/** Excludes text inputs and boxes ticked twice. */
const hasChanged = (target: HTMLElement): boolean =>
  !isInput(target) || target.checked !== initial(target);

function click(target: HTMLElement): void {
  if (isInput(target)) {
    target.checked = initial(target);
  } else {
    // Menus open on pointerdown.
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  }
  target.click();
}
