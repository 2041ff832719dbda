import { contactTopics, formatDateTime } from '@sirkito/commerce';
import type { StaffMessage } from '@sirkito/contracts/content/staff-messages-schemas';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { buttonLook } from '#web/ui/buttons/button-style.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { staffPages } from '../shared/staff-pages.ts';
import { replyLink } from './reply-link.ts';

interface MessageItemProps {
  message: StaffMessage;
  onMark: (isAnswered: boolean) => Promise<void>;
}

/** A message row that expands to the full text and actions. */
export function MessageItem({ message, onMark }: MessageItemProps) {
  const { name, email, topic, orderNumber, sentAt, answeredAt } = message;
  const mark = useSingleFlightMutation({
    mutationFn: () => onMark(answeredAt === null),
    onError: toastError,
  });
  return (
    <li className="border-b border-line last:border-b-0">
      <details>
        <summary className="grid cursor-pointer items-baseline gap-x-4 px-4 py-2.5 text-small hover:bg-surface sm:grid-cols-[11rem_12rem_minmax(0,1fr)_auto]">
          <span className="text-ink-muted tabular-nums">{formatDateTime(sentAt)}</span>
          <span className={`truncate ${answeredAt ? '' : 'font-medium'}`}>{name}</span>
          <span className="truncate">
            {contactTopics[topic]} <span className="text-ink-muted">{message.message}</span>
          </span>
          <span
            className={`justify-self-start rounded-sm px-1.5 py-0.5 text-caption ${answeredAt ? 'bg-positive-soft text-positive' : 'bg-warning-soft text-warning'}`}
          >
            {answeredAt ? 'Answered' : 'Unanswered'}
          </span>
        </summary>
        <div className="grid gap-4 border-t border-line px-4 py-4 text-small">
          <p className="text-ink-muted wrap-anywhere">
            From {name}, {email}
            {orderNumber && (
              <>
                , about order{' '}
                <TextLink to={staffPages.ordersWith(orderNumber)}>{orderNumber}</TextLink>
              </>
            )}
          </p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{message.message}</p>
          <div className="flex flex-wrap items-center gap-2">
            <a className={buttonLook('copper', 'small')} href={replyLink(message)}>
              Reply by email
            </a>
            <Button look="quiet" size="small" isBusy={mark.isPending} onClick={() => mark.mutate()}>
              {answeredAt ? 'Mark as unanswered' : 'Mark as answered'}
            </Button>
            {answeredAt && (
              <span className="text-ink-muted">Answered {formatDateTime(answeredAt)}</span>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
