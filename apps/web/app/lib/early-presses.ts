import { useEffect } from 'react';

declare global {
  interface Window {
    earlyPresses?: { heard: Set<HTMLElement>; what: string; stop: AbortController };
  }
}

/**
 * Runs before the page's scripts are there: what is pressed meanwhile is kept, each thing once.
 * Forms are sent without scripts, except where the button says that it waits for them.
 */
export const earlyPressScript = `{
const early = { heard: new Set(), what: 'button[type="button"], [data-waits], input', stop: new AbortController() };
addEventListener('click', (event) => {
  const pressed = event.target.closest?.(early.what);
  if (pressed) early.heard.add(pressed);
  if (pressed?.matches('[data-waits]')) event.preventDefault();
}, { capture: true, signal: early.stop.signal });
window.earlyPresses = early;
}`;

/** From the moment React holds the page it misses no press of a button, but still those of boxes. */
export function leaveButtonsToReact(): void {
  if (window.earlyPresses) window.earlyPresses.what = 'input';
}

/** Once the page reacts, what was pressed before is pressed again. */
export function useEarlyPresses(): void {
  useEffect(() => {
    window.earlyPresses?.stop.abort();
    // Decided before the first of them: React puts boxes back to what it knows as it draws.
    void pressAll([...(window.earlyPresses?.heard ?? [])].filter(isWanted));
  }, []);
}

/** One after the other: what the one changed is drawn before the next is pressed. */
async function pressAll(wanted: readonly HTMLElement[]): Promise<void> {
  for (const pressed of wanted) {
    if (pressed.isConnected) press(pressed);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  delete window.earlyPresses;
}

const isBox = (pressed: HTMLElement) => pressed instanceof HTMLInputElement;
const before = ({ type, defaultChecked }: HTMLInputElement) => type !== 'radio' && defaultChecked;

/** Ticked twice is as it was, and text is none of it. */
const isWanted = (pressed: HTMLElement): boolean =>
  !isBox(pressed) || pressed.checked !== before(pressed);

function press(pressed: HTMLElement): void {
  if (isBox(pressed)) {
    pressed.checked = before(pressed);
  } else {
    // Menus open with the finger that comes down.
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  }
  pressed.click();
}
