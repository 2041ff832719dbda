import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { fitQuery } from './fit-query.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface FitMarkProps {
  productId: string;
  /** The build in progress. */
  parts: readonly string[];
}

const words = {
  ok: 'Fits your build',
  info: 'Fits your build',
  warn: 'Fits, to check',
  error: 'Does not fit',
  unknown: 'Not verified',
};

/** A few words on the picture of a product. The product's own page says what is not verified. */
export function FitMark({ productId, parts }: FitMarkProps) {
  const { data: verdict } = useQuery(fitQuery(useApi(), parts, productId));
  if (!verdict) return null;
  return (
    <p className="inline-flex items-center gap-1.5 rounded bg-surface-raised py-1 pr-2 pl-1.5 text-caption">
      <VerdictMark verdict={verdict === 'info' ? 'ok' : verdict} isNamed={false} />
      {words[verdict]}
    </p>
  );
}
