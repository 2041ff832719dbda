import type { LogSubject } from '@sirkito/contracts/staff/staff-log-schemas';
import { Link } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { staffPages } from '../shared/staff-pages.ts';

interface SubjectType {
  /** Shown if the entry has no name. */
  noun: string;
  path?: (id: string) => string;
  /** Exists only under its name. */
  isNamed?: true;
}

const types: Readonly<Record<string, SubjectType>> = {
  account: { noun: 'Deleted account' },
  answer: { noun: 'Answer', path: () => staffPaths.reviews },
  banner: { noun: 'Banner', path: staffPages.banner },
  banners: { noun: 'Banners', path: () => staffPages.banners },
  contact_message: { noun: 'Message', path: () => staffPages.messages },
  customer: { noun: 'Customer', path: staffPages.customer },
  import: { noun: 'Import', path: () => staffPages.importProducts },
  order: { noun: 'Deleted order', path: staffPaths.order, isNamed: true },
  product: { noun: 'Deleted product', path: staffPages.product, isNamed: true },
  promotion: { noun: 'Deleted promotion', path: staffPages.promotion, isNamed: true },
  question: { noun: 'Question', path: () => staffPaths.reviews },
  review: { noun: 'Review', path: () => staffPaths.reviews },
  setting: { noun: 'Settings', path: () => staffPages.settings },
  staff: { noun: 'Staff', path: () => staffPages.staff },
};

/** Names what an entry of a log is about, with a link to its page. */
export function SubjectLink({ subject: { type, id, name } }: { subject: LogSubject }) {
  const { noun, path, isNamed } = types[type] ?? { noun: type };
  if (!path || (isNamed && name === null)) {
    return <span className="text-ink-muted">{name ?? noun}</span>;
  }
  return (
    <Link
      to={path(id)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {name ?? noun}
    </Link>
  );
}
