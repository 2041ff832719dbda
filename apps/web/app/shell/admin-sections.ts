import type { StaffArea } from '@sirkito/commerce';
import {
  BadgePercent,
  BookOpenText,
  Contact,
  FileUp,
  GalleryHorizontalEnd,
  History,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Mail,
  Package,
  ReceiptText,
  Settings,
  ShieldAlert,
  Star,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { staffPages } from '#web/backoffice/shared/staff-pages.ts';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';

export interface AdminSection {
  to: string;
  name: string;
  Icon: LucideIcon;
  /** Shown to roles that can view this area. */
  area: StaffArea;
  /** Shown only to roles that can change it. */
  action?: 'change';
}

/** The sidebar, in order. AD-01 puts Products and Orders first. */
export const adminSections: readonly { title?: string; sections: readonly AdminSection[] }[] = [
  {
    sections: [
      { to: staffPaths.products, name: 'Products', Icon: Package, area: 'products' },
      { to: staffPaths.orders, name: 'Orders', Icon: ReceiptText, area: 'orders' },
      { to: staffPaths.dashboard, name: 'Dashboard', Icon: LayoutDashboard, area: 'dashboard' },
      { to: staffPages.books, name: 'Books', Icon: BookOpenText, area: 'books' },
    ],
  },
  {
    title: 'Catalogue',
    sections: [
      { to: staffPages.completeness, name: 'Completeness', Icon: ListChecks, area: 'products' },
      {
        to: staffPages.importProducts,
        name: 'Import',
        Icon: FileUp,
        area: 'products',
        action: 'change',
      },
    ],
  },
  {
    title: 'Customers',
    sections: [
      { to: staffPages.customers, name: 'Customers', Icon: Contact, area: 'customers' },
      { to: staffPaths.reviews, name: 'Reviews', Icon: Star, area: 'reviews' },
      { to: staffPages.messages, name: 'Messages', Icon: Mail, area: 'messages' },
    ],
  },
  {
    title: 'Marketing',
    sections: [
      { to: staffPages.promotions, name: 'Promotions', Icon: BadgePercent, area: 'promotions' },
      { to: staffPages.banners, name: 'Banners', Icon: GalleryHorizontalEnd, area: 'banners' },
    ],
  },
  {
    title: 'Store',
    sections: [
      { to: staffPages.settings, name: 'Settings', Icon: Settings, area: 'settings' },
      { to: staffPages.staff, name: 'Staff', Icon: UsersRound, area: 'staff' },
      { to: staffPages.audit, name: 'Audit log', Icon: History, area: 'audit' },
      { to: staffPages.securityLog, name: 'Security log', Icon: ShieldAlert, area: 'audit' },
    ],
  },
  {
    sections: [{ to: staffPages.ownSignIn, name: 'My account', Icon: KeyRound, area: 'oneself' }],
  },
];
