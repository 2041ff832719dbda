import type { StaffBanner } from '@sirkito/contracts/banner-staff';
import { bannerStaffPaths } from '@sirkito/contracts/paths/banner-staff';
import type { ReactNode } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Card } from '../card.tsx';
import { DraftInput, DraftSelect, DraftText, type Editing } from '../draft-fields.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useDraft, type Draft } from '../use-draft.ts';
import { useUploads } from '../use-uploads.ts';
import { bodyOf, draftOf, newDraft } from './banner-draft.ts';
import { BannerPicture } from './banner-picture.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { kindHints } from './banner-words.ts';

const labels: Readonly<Record<string, string>> = {
  kind: 'Where',
  title: 'Title',
  text: 'Text',
  link: 'Link',
  linkLabel: 'Words of the link',
  picture: 'Picture',
  startsAt: 'From',
  endsAt: 'Until',
  isActive: 'Shown',
};

interface BannerEditorProps {
  banner?: StaffBanner;
  onSaved: (saved: StaffBanner) => void;
  /** What can be done with the whole banner. */
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
      <Failed why={failure} className="mb-4" />
      <fieldset
        disabled={isSaving}
        className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 gap-4">
          <WordsCard editing={editing} />
          <BannerPreview banner={bodyOf(editing.draft)} />
        </div>
        <div className="grid min-w-0 gap-4">
          <TimeCard editing={editing} />
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
        action={banner ? 'Save changes' : 'Add the banner'}
        // A picture that is still on its way would be left out.
        isSaving={isSaving || uploads.isSending}
        onSave={() => void form.save()}
        onDiscard={form.discard}
      />
    </>
  );
}

function WordsCard({ editing }: { editing: Editing }) {
  const kind = editing.draft['kind'] as StaffBanner['kind'];
  return (
    <Card title="Words">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DraftSelect editing={editing} name="kind" label="Where" hint={kindHints[kind]}>
          <option value="hero">Opening of the page</option>
          <option value="shelf">A shelf of products</option>
          <option value="feature">A large picture with words</option>
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
          hint="A page of this shop, such as /shop/listing?category=monitor"
        />
        <DraftInput editing={editing} name="linkLabel" label="Words of the link" maxLength={40} />
      </div>
    </Card>
  );
}

function TimeCard({ editing }: { editing: Editing }) {
  return (
    <Card title="When">
      <div className="grid gap-4">
        <DraftSelect editing={editing} name="isActive" label="Shown">
          <option value="true">Yes, in its time</option>
          <option value="false">No</option>
        </DraftSelect>
        <DraftInput
          editing={editing}
          name="startsAt"
          label="From"
          type="datetime-local"
          hint="Empty: at once"
        />
        <DraftInput
          editing={editing}
          name="endsAt"
          label="Until"
          type="datetime-local"
          hint="Empty: no end"
        />
      </div>
    </Card>
  );
}
