import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { ConfirmButton } from '../../shared/confirm-button.tsx';
import { Card } from '../../shared/card.tsx';

const outcomes = {
  deleted: 'Product deleted',
  archived: 'Product archived because it has stock history',
};

interface RemoveProductProps {
  productId: string;
  onRemoved: (outcome: keyof typeof outcomes) => void;
}

/** Deletes a product without stock history and archives one with it, after confirmation. */
export function RemoveProduct({ productId, onRemoved }: RemoveProductProps) {
  const api = useApi();
  const remove = async () => {
    const { data } = await api(catalogStaffPaths.remove, { params: { id: productId } });
    toast({ title: outcomes[data.outcome], variant: 'success' });
    onRemoved(data.outcome);
  };
  return (
    <Card title="Delete product">
      <p className="mb-3 text-small text-ink-muted">
        Products with stock history are archived. Others are deleted.
      </p>
      <ConfirmButton action="Delete product" yes="Yes, delete" no="Cancel" onYes={remove} />
    </Card>
  );
}
