import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/buttons/button.tsx';
import { SmallInput } from '../forms/small-field.tsx';

interface ViewNameFormProps {
  action: string;
  name?: string;
  isBusy: boolean;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

export function ViewNameForm({ action, name = '', isBusy, onName, onCancel }: ViewNameFormProps) {
  const { control, register, handleSubmit } = useForm({ defaultValues: { name } });
  const isEmpty = useWatch({ control, name: 'name' }).trim() === '';
  const submit = handleSubmit((typed) => onName(typed.name));
  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      className="flex items-center gap-2"
    >
      <div className="w-44">
        <SmallInput
          {...register('name')}
          autoFocus
          aria-label="View name"
          maxLength={40}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel();
          }}
        />
      </div>
      <Button type="submit" look="quiet" size="small" isBusy={isBusy} disabled={isEmpty}>
        {action}
      </Button>
    </form>
  );
}
