import { Menu, X } from 'lucide-react';
import { hydrateOnInteraction } from '#web/lib/interaction/hydrate-on-interaction.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { MenuSheetProps } from './menu-content.tsx';

const MenuContent = hydrateOnInteraction(
  async () => (await import('./menu-content.tsx')).MenuContent,
);

/** Renders the menu drawer below 640 px and without JavaScript; it uses only native elements. */
export function MenuSheet({ brandName, categories }: MenuSheetProps) {
  return (
    <Disclosure
      className="menu-sheet group/sheet -ml-3 flex-none open:z-1 sm:hidden no-script:block"
      // The backdrop belongs to the button, so a click there closes the drawer.
      faceClassName="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active group-open/sheet:before:fixed group-open/sheet:before:inset-0 group-open/sheet:before:cursor-default group-open/sheet:before:bg-scrim"
      face={<Face />}
    >
      <MenuContent brandName={brandName} categories={categories} />
    </Disclosure>
  );
}

function Face() {
  return (
    <>
      <span className="sr-only">Menu</span>
      <Menu size={20} strokeWidth={1.5} className="group-open/sheet:hidden" aria-hidden="true" />
      <span className="fixed top-1.5 left-[calc(min(100vw-3.5rem,22.5rem)-3.25rem)] z-2 hidden size-11 cursor-pointer place-items-center group-open/sheet:grid">
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </span>
    </>
  );
}
