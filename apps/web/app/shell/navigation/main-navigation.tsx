import type { Category } from '@sirkito/contracts/catalog/schemas';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { entry, label, list, navigation } from './navigation-look.ts';

interface MainNavigationProps {
  categories: readonly Category[];
}

/** Renders plain links until the dropdown menus have loaded. */
export function MainNavigation({ categories }: MainNavigationProps) {
  const Menus = useMenus();
  if (Menus) return <Menus categories={categories} />;
  return (
    <nav aria-label="Main" className={navigation}>
      <ul className={list}>
        <Plain to={shopPaths.home} text="Home" />
        <Plain to={shopPaths.allProducts} text="Categories" hasMenu />
        <Plain to={shopPaths.deals} text="Deals" />
        <Plain to={shopPaths.faq} text="Support" hasMenu />
        <Plain to={shopPaths.about} text="About us" />
      </ul>
    </nav>
  );
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Loads the menus at the first interaction with the page. */
function useMenus(): ComponentType<MainNavigationProps> | undefined {
  const [Menus, setMenus] = useState<ComponentType<MainNavigationProps>>();
  useEffect(() => {
    const ended = new AbortController();
    let isLoading = false;
    const fetchMenus = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { NavigationMenus } = await import('./navigation-menus.tsx');
        ended.abort();
        replace(() => setMenus(() => NavigationMenus));
      } catch {
        // Keep the links and retry at the next interaction.
        isLoading = false;
      }
    };
    // The pointer may have come to rest here before hydration.
    if (entries().some((one) => one.matches(':hover'))) void fetchMenus();
    for (const eventName of interactionEvents) {
      addEventListener(eventName, () => void fetchMenus(), { signal: ended.signal, passive: true });
    }
    return () => ended.abort();
  }, []);
  return Menus;
}

const entries = () => [...document.querySelectorAll<HTMLElement>('nav[aria-label=Main] li > *')];

/** Replaces the links by the menus with the same entry focused. */
function replace(change: () => void): void {
  // The press of a replaced link would be lost.
  if (entries().some((one) => one.matches(':active'))) {
    setTimeout(replace, 300, change);
    return;
  }
  const focused = entries().find((one) => one === document.activeElement)?.textContent;
  flushSync(change);
  const same = entries().find(({ textContent }) => textContent === focused);
  same?.focus();
}

interface PlainProps {
  to: string;
  text: string;
  hasMenu?: boolean;
}

function Plain({ to, text, hasMenu = false }: PlainProps) {
  return (
    <li>
      <NavLink to={to} end className={entry}>
        <span className={label}>
          {text}
          {hasMenu && <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />}
        </span>
      </NavLink>
    </li>
  );
}
