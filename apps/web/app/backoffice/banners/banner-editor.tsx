import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { bannerStaffPaths } from '@sirkito/contracts/banners/staff-paths';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Card } from '../shared/card.tsx';
import { FormInput, FormSelect, FormText } from '../shared/forms/form-fields.tsx';
import { LeaveGuard } from '../shared/forms/leave-guard.tsx';
import { SaveBar } from '../shared/forms/save-bar.tsx';
import { useEditorForm } from '../shared/forms/use-editor-form.ts';
import { useUploads } from '../shared/use-uploads.ts';
import { bodyOf, draftOf, newDraft, type BannerFields } from './banner-draft.ts';
import { BannerPicture } from './banner-picture.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { kindHints } from './banner-labels.ts';

const labels: Readonly<Record<string, string>> = {
  kind: 'Placement',
  title: 'Title',
  text: 'Text',
  link: 'Link',
  linkLabel: 'Button text',
  picture: 'Image',
  startsAt: 'Starts',
  endsAt: 'Ends',
  isActive: 'Visible',
};

interface BannerEditorProps {
  banner?: StaffBanner;
  onSaved: (saved: StaffBanner) => void;
  /** Actions for the whole banner. */
  aside?: (isChanged: boolean) => ReactNode;
}

export function BannerEditor({ banner, onSaved, aside }: BannerEditorProps) {
  const api = useApi();
  const editor = useEditorForm<BannerFields>({
    start: banner ? draftOf(banner) : newDraft,
    send: async (typed, { setSaved }) => {
      const body = bodyOf(typed);
      const { data } = banner
        ? await api(bannerStaffPaths.edit, { params: { id: banner.id }, body })
        : await api(bannerStaffPaths.add, { body });
      onSaved(data);
      setSaved(draftOf(data));
    },
  });
  const { form, fields, changed, failure, isSaving } = editor;
  const setPicture = (file: string) => form.setValue('picture', file);
  const uploads = useUploads(1, setPicture);
  return (
    <>
      <LeaveGuard isOn={(changed.length > 0 || uploads.isSending) && !isSaving} />
      <ErrorNote error={failure} className="mb-4" />
      <fieldset
        disabled={isSaving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-4">
          <ContentCard form={form} kind={fields.kind} />
          <BannerPreview banner={bodyOf(fields)} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ScheduleCard form={form} />
          {fields.kind !== 'shelf' && (
            <BannerPicture
              file={fields.picture}
              uploads={uploads}
              onRemove={() => setPicture('')}
            />
          )}
          {aside?.(changed.length > 0)}
        </div>
      </fieldset>
      <SaveBar
        changed={changed}
        nameOf={(field) => (labels[field] ?? field).toLowerCase()}
        isNew={!banner}
        action={banner ? 'Save changes' : 'Add banner'}
        // Wait for uploads, or the image would be missing.
        isSaving={isSaving || uploads.isSending}
        onSave={editor.save}
        onDiscard={editor.discard}
      />
    </>
  );
}

interface CardProps {
  form: UseFormReturn<BannerFields>;
}

function ContentCard({ form, kind }: CardProps & Pick<BannerFields, 'kind'>) {
  return (
    <Card title="Content">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect form={form} name="kind" label="Placement" hint={kindHints[kind]}>
          <option value="hero">Hero</option>
          <option value="shelf">Product row</option>
          <option value="feature">Feature</option>
        </FormSelect>
        <FormInput form={form} name="title" label="Title" maxLength={80} />
        <div className="sm:col-span-2">
          <FormText form={form} name="text" label="Text" rows={3} maxLength={280} />
        </div>
        <FormInput
          form={form}
          name="link"
          label="Link"
          maxLength={400}
          hint="A page in this shop, e.g. /shop/listing?category=monitor"
        />
        <FormInput form={form} name="linkLabel" label="Button text" maxLength={40} />
      </div>
    </Card>
  );
}

function ScheduleCard({ form }: CardProps) {
  return (
    <Card title="Schedule">
      <div className="grid gap-4">
        <FormSelect form={form} name="isActive" label="Visible">
          <option value="true">Yes, as scheduled</option>
          <option value="false">No</option>
        </FormSelect>
        <FormInput
          form={form}
          name="startsAt"
          label="Starts"
          type="datetime-local"
          hint="Leave blank to start now"
        />
        <FormInput
          form={form}
          name="endsAt"
          label="Ends"
          type="datetime-local"
          hint="Leave blank for no end date"
        />
      </div>
    </Card>
  );
}
