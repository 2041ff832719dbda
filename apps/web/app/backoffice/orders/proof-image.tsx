import { formatDateTime } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { proofQuery } from './orders.queries.ts';

interface ProofImageProps {
  orderId: string;
  proofId: string;
  at: string;
}

/** Shows the customer's proof of payment; opens full size. */
export function ProofImage({ orderId, proofId, at }: ProofImageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: picture, error } = useQuery(proofQuery(useApi(), { orderId, proofId }));
  if (error && !picture) return <ErrorNote error={error} />;
  if (!picture) return <Skeleton className="h-16 w-full" />;
  const name = `Proof of payment, ${formatDateTime(at)}`;
  return (
    <>
      <button
        type="button"
        className="flex w-full items-center gap-3 rounded border border-line p-1.5 text-left hover:border-line-strong"
        onClick={() => setIsOpen(true)}
      >
        <img
          src={picture}
          alt=""
          className="size-13 flex-none rounded-sm bg-surface-sunken object-cover"
        />
        <span>
          Proof of payment
          <span className="block text-caption text-ink-muted">{formatDateTime(at)}</span>
        </span>
      </button>
      <Modal
        label={name}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        className="m-auto max-h-[calc(100dvh-2rem)]! w-fit max-w-[calc(100%-2rem)]! flex-col rounded-lg opacity-0 open:flex open:opacity-100 starting:open:opacity-0"
      >
        <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-4">
          <p className="text-small">{name}</p>
          <IconButton icon={X} label="Close" onClick={() => setIsOpen(false)} />
        </div>
        <div
          role="group"
          aria-label="Image"
          tabIndex={0}
          className="min-h-0 overflow-auto overscroll-contain"
        >
          <img
            src={picture}
            alt="Proof of payment sent by the customer"
            className="h-auto max-w-full"
          />
        </div>
      </Modal>
    </>
  );
}
