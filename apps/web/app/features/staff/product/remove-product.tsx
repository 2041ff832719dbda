import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { AskTwice } from '../ask-twice.tsx';
import { Card } from '../card.tsx';

const outcomes = {
  deleted: 'The product was deleted',
  archived: 'The product was archived, since it has a history',
};

interface RemoveProductProps {
  productId: string;
  onRemoved: (outcome: keyof typeof outcomes) => void;
}

/** Deletes what never had stock; what has a history is archived. Asks once more before. */
export function RemoveProduct({ productId, onRemoved }: RemoveProductProps) {
  const api = useApi();
  const remove = async () => {
    const { data } = await api(catalogStaffPaths.remove, { params: { id: productId } });
    toast({ title: outcomes[data.outcome], variant: 'success' });
    onRemoved(data.outcome);
  };
  return (
    <Card title="Remove">
      <p className="mb-3 text-small text-ink-muted">
        What has ever had stock is archived, so that orders keep what they point to. The rest is
        deleted.
      </p>
      <AskTwice action="Remove from the shop" yes="Yes, remove it" no="Keep it" onYes={remove} />
    </Card>
  );
}
