import { useEffect, useState, type ComponentType } from 'react';

/** Renders a component that no page needs at first; it loads after hydration. */
export function Loaded({ load }: { load: () => Promise<ComponentType> }) {
  const [Component, setComponent] = useState<ComponentType>();
  useEffect(() => {
    const show = async () => {
      try {
        const loaded = await load();
        setComponent(() => loaded);
      } catch {
        // The page works without it.
        setComponent(undefined);
      }
    };
    void show();
  }, [load]);
  return Component && <Component />;
}
