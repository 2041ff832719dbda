import { Button } from '#web/ui/buttons/button.tsx';
import type { BuildableProduct } from './toggle-part.tsx';
import { useTogglePart } from './use-toggle-part.ts';

/** Product page button. The compatibility rules load when it is pressed. */
export function AddToBuild({ product }: { product: BuildableProduct }) {
  const { isInBuild, isBusy, toggle } = useTogglePart(product);
  return (
    <Button
      look="quiet"
      size="large"
      isBusy={isBusy}
      onClick={() => toggle()}
      className="grow xl:grow-0 no-script:hidden"
    >
      {isInBuild ? 'Remove from build' : 'Add to build'}
    </Button>
  );
}
