import { AppError } from '@sirkito/contracts/errors';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
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
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      const { data } = await api(catalogStaffPaths.remove, { params: { id: productId } });
      toast({ title: outcomes[data.outcome], variant: 'success' });
      onRemoved(data.outcome);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ title: error.message, variant: 'destructive' });
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
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
