import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { fitQuery } from '../fit-query.ts';
import { VerdictMark } from '../builder/verdict-mark.tsx';

interface FitMarkProps {
  productId: string;
  /** Part ids of the current build. */
  parts: readonly string[];
}

const labels = {
  ok: 'Fits your build',
  info: 'Fits your build',
  warn: 'Fits, with a caveat',
  error: "Doesn't fit",
  unknown: 'Not verified',
};

/** Shows the fit verdict on a product card. The product page explains unverified checks. */
export function FitMark({ productId, parts }: FitMarkProps) {
  const { data: verdict } = useQuery(fitQuery(useApi(), parts, productId));
  if (!verdict) return null;
  return (
    <p className="inline-flex items-center gap-1.5 rounded align-middle bg-surface-raised py-1 pr-2 pl-1.5 text-caption">
      <VerdictMark verdict={verdict === 'info' ? 'ok' : verdict} isNamed={false} />
      {labels[verdict]}
    </p>
  );
}
