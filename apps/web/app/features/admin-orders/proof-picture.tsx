import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { orderTime } from '#web/lib/shop-time.ts';
import { proofQuery } from './admin-orders.queries.ts';

interface ProofPictureProps {
  orderId: string;
  proofId: string;
  at: string;
}

/** What the customer sent of the transfer; large enough to read once it is pressed. */
export function ProofPicture({ orderId, proofId, at }: ProofPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: picture, error } = useQuery(proofQuery(useApi(), { orderId, proofId }));
  if (error && !picture) return <Failed why={error} />;
  if (!picture) return <Skeleton className="h-16 w-full" />;
  const name = `Proof of the transfer, ${orderTime(at)}`;
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
          Proof of the transfer
          <span className="block text-caption text-ink-muted">{orderTime(at)}</span>
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
          aria-label="Picture"
          tabIndex={0}
          className="min-h-0 overflow-auto overscroll-contain"
        >
          <img src={picture} alt="As the customer sent it" className="h-auto max-w-full" />
        </div>
      </Modal>
    </>
  );
}
