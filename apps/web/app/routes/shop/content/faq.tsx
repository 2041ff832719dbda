import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { faqGroups } from '#web/storefront/content/faq-answers.ts';
import { FaqPage } from '#web/storefront/content/faq.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { faqPage } from '#web/lib/seo/schema-org.ts';
import { useShipping } from '#web/lib/interaction/shipping.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { StructuredData } from '#web/lib/seo/structured-data.tsx';
import type { Route } from './+types/faq.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'FAQ',
    description:
      'Answers about choosing parts that fit, ordering, payment, delivery, returns and warranty.',
    path: shopPaths.faq,
  });

export default function FaqRoute() {
  const groups = faqGroups(useStoreProfile(), useShipping());
  const answers = groups.flatMap((group) => group.answers);
  return (
    <>
      <FaqPage groups={groups} />
      <StructuredData thing={import.meta.env.SSR ? faqPage(answers) : undefined} />
    </>
  );
}
