import { entriesOf, reportReasons, type ReportReason } from '@sirkito/commerce';
import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import { useState, type SubmitEvent } from 'react';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Radio } from '#web/ui/form/radio.tsx';

const reasons = entriesOf(reportReasons);

export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const api = useApi();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const report = useSingleFlightMutation({
    mutationFn: () => api(reviewPaths.report, { params: { reviewId }, body: { reason, note } }),
    onSuccess: () => {
      toast({ title: "Thanks. We'll look into it." });
      onClose();
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    report.mutate();
  };
  return (
    <Modal
      label="Report this review"
      isOpen
      onOpenChange={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-[28rem]! rounded-lg p-6 opacity-0 open:opacity-100 starting:open:opacity-0"
    >
      <form onSubmit={send} className="grid gap-4">
        <h2 className="text-title font-[560]">Report this review</h2>
        <fieldset className="grid gap-1">
          <legend className="sr-only">Reason</legend>
          {reasons.map(([value, label]) => (
            <label key={value} className="flex min-h-10 items-center gap-2.5">
              <Radio
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field label="Anything else we should know" isOptional>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <ErrorNote error={report.error} />
        <div className="flex flex-wrap gap-2.5">
          <Button look="copper" type="submit" isBusy={report.isPending}>
            Report
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
