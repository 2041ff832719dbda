import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

/** Links to the page after this one; nothing on the last. The browser's back button returns. */
export function NextPage({ next }: { next: string | null | undefined }) {
  const [search] = useSearchParams();
  if (!next) return null;
  const query = new URLSearchParams(search);
  query.set('after', next);
  return (
    <p>
      <ButtonLink look="quiet" size="small" to={`?${query}`}>
        Next page
      </ButtonLink>
    </p>
  );
}
