import type { StaffArea } from '@sirkito/commerce';
import {
  BadgePercent,
  Contact,
  GalleryHorizontalEnd,
  History,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Mail,
  Package,
  ReceiptText,
  Settings,
  Star,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { staffPages } from '#web/features/staff/staff-pages.ts';
import { staffPaths } from '#web/lib/shop-paths.ts';

export interface AdminSection {
  to: string;
  name: string;
  Icon: LucideIcon;
  /** Shown to those who may look there. */
  area: StaffArea;
}

/** What staff can go to, in this order. A section is listed once its page is there. */
export const adminSections: readonly { title?: string; sections: readonly AdminSection[] }[] = [
  {
    sections: [
      { to: staffPaths.products, name: 'Products', Icon: Package, area: 'products' },
      { to: staffPaths.orders, name: 'Orders', Icon: ReceiptText, area: 'orders' },
      { to: staffPaths.dashboard, name: 'Dashboard', Icon: LayoutDashboard, area: 'dashboard' },
      { to: staffPages.completeness, name: 'Completeness', Icon: ListChecks, area: 'products' },
      { to: staffPaths.reviews, name: 'Reviews', Icon: Star, area: 'reviews' },
      { to: staffPages.customers, name: 'Customers', Icon: Contact, area: 'customers' },
      { to: staffPages.banners, name: 'Banners', Icon: GalleryHorizontalEnd, area: 'banners' },
      { to: staffPages.promotions, name: 'Promotions', Icon: BadgePercent, area: 'promotions' },
      { to: staffPages.messages, name: 'Messages', Icon: Mail, area: 'messages' },
    ],
  },
  {
    title: 'Store',
    sections: [
      { to: staffPages.staff, name: 'Staff', Icon: UsersRound, area: 'staff' },
      { to: staffPages.settings, name: 'Settings', Icon: Settings, area: 'settings' },
      { to: staffPages.audit, name: 'Audit', Icon: History, area: 'audit' },
      { to: staffPages.ownSignIn, name: 'Your sign-in', Icon: KeyRound, area: 'oneself' },
    ],
  },
];
