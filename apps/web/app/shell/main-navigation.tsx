import type { Category } from '@sirkito/contracts/catalog';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { entry, label, list, navigation } from './navigation-look.ts';

interface MainNavigationProps {
  categories: readonly Category[];
}

/** Plain links that everyone gets at once, until the menus that open have come. */
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

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetched at the first sign of a hand at the page, long before it has reached the menus. */
function useMenus(): ComponentType<MainNavigationProps> | undefined {
  const [Menus, setMenus] = useState<ComponentType<MainNavigationProps>>();
  useEffect(() => {
    const ended = new AbortController();
    let isUnderWay = false;
    const fetchMenus = async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      try {
        const { NavigationMenus } = await import('./navigation-menus.tsx');
        ended.abort();
        keepingFocus(() => setMenus(() => NavigationMenus));
      } catch {
        // The links stay; the next sign asks again.
        isUnderWay = false;
      }
    };
    for (const sign of signsOfLife) {
      addEventListener(sign, () => void fetchMenus(), { signal: ended.signal, passive: true });
    }
    return () => ended.abort();
  }, []);
  return Menus;
}

/** Whoever has come to one of the links by keyboard stands at the same entry of the menus. */
function keepingFocus(change: () => void): void {
  const entries = () => [...document.querySelectorAll<HTMLElement>('nav[aria-label=Main] li > *')];
  const held = entries().find((one) => one === document.activeElement)?.textContent;
  flushSync(change);
  const same = entries().find(({ textContent }) => textContent === held);
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
