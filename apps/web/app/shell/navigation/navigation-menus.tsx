import type { Category } from '@sirkito/contracts/catalog/schemas';
import { ChevronDown } from 'lucide-react';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { CategoryMenu } from './category-menu.tsx';
import { entry, label, list, navigation } from './navigation-look.ts';

/** Opens after 200 ms of hover, immediately by touch or key; closes after 150 ms. */
export function NavigationMenus({ categories }: { categories: readonly Category[] }) {
  const [opened, setOpened] = useState('');
  const root = useSkippedFocusProxies(opened);
  return (
    <NavigationMenu.Root
      ref={root}
      value={opened}
      onValueChange={setOpened}
      delayDuration={200}
      // Radix positions its own wrapper; the panel is as wide as the header instead.
      className={`${navigation} [&>div]:static! [&>div]:h-full`}
      aria-label="Main"
    >
      <NavigationMenu.List className={list}>
        <PageEntry to={shopPaths.home}>Home</PageEntry>
        <NavigationMenu.Item value="categories">
          <MenuTrigger onMouseClick={() => setOpened('categories')}>Categories</MenuTrigger>
          <NavigationMenu.Content className="absolute inset-x-0 top-full mt-px border-b border-line bg-surface-raised shadow-2 data-[state=open]:animate-menu-in">
            <CategoryMenu categories={categories} />
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        <PageEntry to={shopPaths.deals}>Deals</PageEntry>
        <NavigationMenu.Item value="support" className="relative">
          <MenuTrigger onMouseClick={() => setOpened('support')}>Support</MenuTrigger>
          <NavigationMenu.Content className="absolute top-full left-0 mt-px w-44 rounded-b border border-t-0 border-line bg-surface-raised p-2 shadow-2 data-[state=open]:animate-menu-in">
            <ul>
              <SupportLink to={shopPaths.faq}>FAQ</SupportLink>
              <SupportLink to={shopPaths.contact}>Contact Us</SupportLink>
            </ul>
          </NavigationMenu.Content>
        </NavigationMenu.Item>
        <PageEntry to={shopPaths.about}>About us</PageEntry>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/**
 * Removes Radix's hidden focus proxies from the tab order. Our panels follow their trigger in the
 * DOM, so the keyboard reaches them without a proxy.
 */
function useSkippedFocusProxies(opened: string) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const proxies = root.current?.querySelectorAll<HTMLElement>('span[aria-hidden][tabindex="0"]');
    for (const proxy of proxies ?? []) proxy.tabIndex = -1;
  }, [opened]);
  return root;
}

function PageEntry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Link asChild>
        <NavLink to={to} end className={entry}>
          <span className={label}>{children}</span>
        </NavLink>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  );
}

interface MenuTriggerProps {
  onMouseClick: () => void;
  children: ReactNode;
}

function MenuTrigger({ onMouseClick, children }: MenuTriggerProps) {
  const click = (event: MouseEvent) => {
    const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
    if (!isMouse) return;
    // Hover has already opened the menu; the click must not close it.
    event.preventDefault();
    onMouseClick();
  };
  return (
    <NavigationMenu.Trigger className={entry} onClick={click}>
      <span className={label}>
        {children}
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          className="transition-transform duration-(--steady) group-data-[state=open]:rotate-180"
          aria-hidden="true"
        />
      </span>
    </NavigationMenu.Trigger>
  );
}

function SupportLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavigationMenu.Link asChild>
        <NavLink to={to} className="block rounded px-3 py-2 hover:bg-surface-active">
          {children}
        </NavLink>
      </NavigationMenu.Link>
    </li>
  );
}
