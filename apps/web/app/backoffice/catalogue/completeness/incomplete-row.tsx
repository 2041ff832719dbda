import type { IncompleteProduct } from '@sirkito/contracts/reports/staff-completeness-schemas';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/buttons/button.tsx';
import { attributesIn } from '../product/product-draft.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { FillSpecs } from './fill-specs.tsx';

interface IncompleteRowProps {
  product: IncompleteProduct;
  canFill: boolean;
  onSaved: () => void;
}

export function IncompleteRow({ product, canFill, onSaved }: IncompleteRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { productId, name, missingAttributes, sold, totalStock, categoryId } = product;
  const attributes = attributesIn(categoryId);
  const labels = missingAttributes.map((key) => attributes[key]?.label ?? key);
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5 text-small">
        <div className="min-w-0 flex-1 basis-64">
          <Link to={staffPages.product(productId)} className="font-medium hover:underline">
            {name}
          </Link>
          <p className="text-caption text-ink-muted">Missing: {labels.join(', ')}</p>
        </div>
        <p className="text-caption text-ink-muted tabular-nums">
          {sold} sold, {totalStock} in stock
        </p>
        {canFill && (
          <Button
            look="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Fill in'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <div id={id}>
        {isOpen && (
          <FillSpecs
            productId={productId}
            missingAttributes={missingAttributes}
            onSaved={onSaved}
          />
        )}
      </div>
    </li>
  );
}
