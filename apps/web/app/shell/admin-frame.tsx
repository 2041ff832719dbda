import { LogOut, Menu, Package, ReceiptText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useSignOut } from '#web/features/session/use-sign-out.ts';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';

const sections = [
  { to: staffPaths.products, name: 'Products', Icon: Package },
  { to: staffPaths.orders, name: 'Orders', Icon: ReceiptText },
];

/** A sidebar that stays on large screens and slides in on small ones, and a bar above the page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut(staffPaths.signIn);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_1fr]">
      <aside
        aria-label="Staff"
        className="hidden border-r border-line bg-surface-raised px-3 py-5 lg:block"
      >
        <div className="mb-6 px-3">
          <PanelHeading />
        </div>
        <Sections />
      </aside>
      <Panel side="left" title="Menu" isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="p-3">
          <Sections onChosen={() => setIsOpen(false)} />
        </div>
      </Panel>
      <div className="min-w-0">
        <header className="flex h-14 items-center gap-2 border-b border-line px-gutter">
          <div className="flex items-center gap-2 lg:hidden">
            <IconButton icon={Menu} label="Menu" onClick={() => setIsOpen(true)} />
            <PanelHeading />
          </div>
          <Button look="bare" size="small" className="ml-auto" onClick={() => void signOut()}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
            Logout
          </Button>
        </header>
        <main id="content" tabIndex={-1} className="px-gutter py-8 outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}

function PanelHeading() {
  return (
    <h2 className="font-[560]">
      <Link to={staffPaths.dashboard}>Admin Panel</Link>
    </h2>
  );
}

function Sections({ onChosen }: { onChosen?: () => void }) {
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-1">
        {sections.map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onChosen}
              className="flex min-h-11 items-center gap-3 rounded px-3 text-ink-muted hover:bg-surface-active hover:text-ink aria-[current=page]:bg-surface-active aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
