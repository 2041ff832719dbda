import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi } from '@sirkito/e2e/stack/servers';
import { root } from '@sirkito/e2e/stack/settings';
import type { Fault } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { bearer, call } from '../../load/call.ts';
import { signInStaff } from '../../load/staff.ts';
import { mountSmallDisk } from '../../stack/small-disk.ts';

export const fillPictureDisk: Fault = {
  name: 'picture-disk-full',
  about: 'the disk for uploads is full; a later upload of the same picture works',
  seconds: 0,
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop }) => {
    const account = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    await using disk = await mountSmallDisk(account);
    const api = await startApi(shop.stage, { ...shop.env, IMAGES_DIR: disk.folder });
    try {
      const headers = { ...bearer(await signInStaff(api.url)), 'content-type': 'image/avif' };
      const upload = () =>
        call(`${api.url}/api/admin/pictures`, { method: 'POST', headers, body: picture() });
      await disk.fill();
      const refused = await upload();
      const left = readdirSync(disk.folder).filter((name) => name !== 'filler');
      await disk.free();
      return [
        ...describeWrong('upload to a full disk', refused, [503, 507]),
        ...describeWrong('upload afterwards', await upload(), [200]),
        ...(left.length === 0 ? [] : [`half files left: ${left.length}`]),
      ];
    } finally {
      await api.stop();
    }
  },
};

function picture(): Buffer {
  const [file = ''] = globSync('apps/api/catalogue/pictures/*-320.avif', { cwd: root });
  return readFileSync(join(root, file));
}
