import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { faqGroups } from '#web/features/content/faq-answers.ts';
import { FaqPage } from '#web/features/content/faq.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { faqPage } from '#web/lib/schema-org.ts';
import { useShipping } from '#web/lib/shipping.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import type { Route } from './+types/faq.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ',
    description:
      'Answers about choosing parts that fit, ordering, paying, delivery, returns and warranty.',
    path: shopPaths.faq,
  });

export default function FaqRoute() {
  const groups = faqGroups(useStoreProfile(), useShipping());
  const answers = groups.flatMap((group) => group.answers);
  return (
    <>
      <FaqPage groups={groups} />
      <StructuredData thing={faqPage(answers)} />
    </>
  );
}
