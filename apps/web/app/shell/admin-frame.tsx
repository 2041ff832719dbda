import { LogOut, Menu, Store } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { QuickSearchButton } from '#web/backoffice/quick-search/quick-search-button.tsx';
import { PriceDialog } from '#web/backoffice/shared/price-dialog.tsx';
import { ConfirmDialog } from '#web/backoffice/two-factor/confirm-dialog.tsx';
import { TwoFactorGate } from '#web/backoffice/shared/two-factor-gate.tsx';
import { usePermissions } from '#web/backoffice/shared/use-permissions.ts';
import { useKeepSessionAlive } from '#web/backoffice/shared/use-keep-session-alive.ts';
import { useSignOut } from '#web/storefront/session/forms/use-sign-out.ts';
import { confirmLeave } from '#web/lib/interaction/leave-prompt.ts';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { adminSections } from './admin-sections.ts';

/** Renders the back office layout: a sidebar, a drawer on small screens, and a top bar. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const can = usePermissions();
  useKeepSessionAlive();
  const pages = adminSections.flatMap(({ sections }) =>
    sections.filter(({ area, action }) => can(area, action)),
  );
  const signOut = useSignOut(staffPaths.signIn);
  const leave = async () => {
    if (await confirmLeave()) await signOut();
  };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside
        aria-label="Staff"
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface-sunken px-3 py-4 lg:flex"
      >
        <div className="mb-4 px-3">
          <PanelHeading />
        </div>
        <Sections />
      </aside>
      <Panel side="left" title="Menu" isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="grid p-3">
          <Sections onNavigate={() => setIsOpen(false)} />
        </div>
      </Panel>
      <ConfirmDialog />
      <PriceDialog />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-20 low:relative flex h-14 items-center gap-2 border-b border-line bg-surface px-4 sm:px-6">
          <div className="flex items-center gap-1 lg:hidden">
            <IconButton icon={Menu} label="Menu" onClick={() => setIsOpen(true)} />
            <PanelHeading />
          </div>
          <div className="ml-auto lg:mr-auto lg:ml-0">
            <QuickSearchButton pages={pages} />
          </div>
          <Button look="bare" size="small" onClick={() => void leave()}>
            <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
            Logout
          </Button>
        </header>
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-6 outline-none sm:px-6">
          <TwoFactorGate>{children}</TwoFactorGate>
        </main>
      </div>
    </div>
  );
}

function PanelHeading() {
  return (
    <h2 className="font-[560]">
      <Link to={staffPaths.dashboard} className="whitespace-nowrap">
        Admin Panel
      </Link>
    </h2>
  );
}

const sectionLook =
  'flex min-h-11 items-center gap-3 rounded px-3 text-small text-ink-muted hover:bg-surface-active hover:text-ink aria-[current=page]:bg-surface-active aria-[current=page]:font-medium aria-[current=page]:text-ink lg:min-h-9';

function Sections({ onNavigate }: { onNavigate?: () => void }) {
  const can = usePermissions();
  const groups = adminSections.map(({ title = '', sections }) => ({
    title,
    sections: sections.filter(({ area, action }) => can(area, action)),
  }));
  const { pathname } = useLocation();
  // On the import page highlight only Import, not its parent Products.
  const isListed = groups.some(({ sections }) => sections.some(({ to }) => to === pathname));
  return (
    <>
      <nav aria-label="Admin" className="grid gap-4">
        {groups
          .filter(({ sections }) => sections.length > 0)
          .map(({ title, sections }) => (
            <div key={sections[0]?.to}>
              {title && <p className="px-3 pb-1 text-caption text-ink-muted">{title}</p>}
              <ul className="grid gap-0.5">
                {sections.map(({ to, name, Icon }) => (
                  <li key={to}>
                    <NavLink to={to} end={isListed} onClick={onNavigate} className={sectionLook}>
                      <Icon size={17} strokeWidth={1.6} aria-hidden="true" />
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </nav>
      <Link to={shopPaths.home} className={`${sectionLook} mt-auto`}>
        <Store size={17} strokeWidth={1.6} aria-hidden="true" />
        View shop
      </Link>
    </>
  );
}
