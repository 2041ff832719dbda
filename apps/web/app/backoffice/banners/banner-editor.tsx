import type { StaffBanner } from '@sirkito/contracts/banners/staff-schemas';
import { bannerStaffPaths } from '@sirkito/contracts/banners/staff-paths';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { Card } from '../shared/card.tsx';
import { DraftInput, DraftSelect, DraftText, type Editing } from '../shared/draft-fields.tsx';
import { LeaveGuard } from '../shared/leave-guard.tsx';
import { SaveBar } from '../shared/save-bar.tsx';
import { useDraft, type Draft } from '../shared/use-draft.ts';
import { useUploads } from '../shared/use-uploads.ts';
import { bodyOf, draftOf, newDraft } from './banner-draft.ts';
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
  const send = async (draft: Draft) => {
    const body = bodyOf(draft);
    const { data } = banner
      ? await api(bannerStaffPaths.edit, { params: { id: banner.id }, body })
      : await api(bannerStaffPaths.add, { body });
    onSaved(data);
    return draftOf(data);
  };
  const form = useDraft({ start: banner ? draftOf(banner) : newDraft, send });
  const { editing, changed, failure, isSaving } = form;
  const uploads = useUploads(1, (file) => editing.onChange('picture', file));
  return (
    <>
      <LeaveGuard isOn={(changed.length > 0 || uploads.isSending) && !isSaving} />
      <ErrorNote error={failure} className="mb-4" />
      <fieldset
        disabled={isSaving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-4">
          <ContentCard editing={editing} />
          <BannerPreview banner={bodyOf(editing.draft)} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ScheduleCard editing={editing} />
          {editing.draft['kind'] !== 'shelf' && (
            <BannerPicture editing={editing} uploads={uploads} />
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
        onSave={() => void form.save()}
        onDiscard={form.discard}
      />
    </>
  );
}

function ContentCard({ editing }: { editing: Editing }) {
  const kind = editing.draft['kind'] as StaffBanner['kind'];
  return (
    <Card title="Content">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftSelect editing={editing} name="kind" label="Placement" hint={kindHints[kind]}>
          <option value="hero">Hero</option>
          <option value="shelf">Product row</option>
          <option value="feature">Feature</option>
        </DraftSelect>
        <DraftInput editing={editing} name="title" label="Title" maxLength={80} />
        <div className="sm:col-span-2">
          <DraftText editing={editing} name="text" label="Text" rows={3} maxLength={280} />
        </div>
        <DraftInput
          editing={editing}
          name="link"
          label="Link"
          maxLength={400}
          hint="A page in this shop, e.g. /shop/listing?category=monitor"
        />
        <DraftInput editing={editing} name="linkLabel" label="Button text" maxLength={40} />
      </div>
    </Card>
  );
}

function ScheduleCard({ editing }: { editing: Editing }) {
  return (
    <Card title="Schedule">
      <div className="grid gap-4">
        <DraftSelect editing={editing} name="isActive" label="Visible">
          <option value="true">Yes, as scheduled</option>
          <option value="false">No</option>
        </DraftSelect>
        <DraftInput
          editing={editing}
          name="startsAt"
          label="Starts"
          type="datetime-local"
          hint="Leave blank to start now"
        />
        <DraftInput
          editing={editing}
          name="endsAt"
          label="Ends"
          type="datetime-local"
          hint="Leave blank for no end date"
        />
      </div>
    </Card>
  );
}
