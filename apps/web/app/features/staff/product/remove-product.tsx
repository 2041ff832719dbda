import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, once] = useOnce();
  const remove = async () => {
    await once(async () => {
      const { data } = await api(catalogStaffPaths.remove, { params: { id: productId } });
      toast({ title: outcomes[data.outcome], variant: 'success' });
      onRemoved(data.outcome);
    });
    setIsAsking(false);
  };
  return (
    <Card title="Remove">
      <p className="mb-3 text-small text-ink-muted">
        What has ever had stock is archived, so that orders keep what they point to. The rest is
        deleted.
      </p>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void remove()}>
            Yes, remove it
          </Button>
          <Button look="bare" size="small" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button look="quiet" size="small" onClick={() => setIsAsking(true)}>
          Remove from the shop
        </Button>
      )}
    </Card>
  );
}
