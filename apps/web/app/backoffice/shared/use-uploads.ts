import { ShopError } from '@sirkito/contracts/shop-error';
import { productStaffPaths } from '@sirkito/contracts/products/staff-paths';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { uploadFile } from './upload-file.ts';

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads images one by one, up to the remaining room, and reports each when done. */
export function useUploads(room: number, onSent: (file: string) => void) {
  const api = useApi();
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [uploadCount, setUploadCount] = useState(0);
  const [failure, setFailure] = useState('');
  const sendOne = async (file: File) => {
    const { name } = file;
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, share });
      const { data } = await api(productStaffPaths.addPicture, {
        send: uploadFile(file, { onProgress }),
      });
      onSent(data.file);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setFailure(`${name}: ${error.message}`);
    }
  };
  const send = async (chosen: Iterable<File>) => {
    setFailure('');
    setUploadCount((count) => count + 1);
    try {
      for (const file of [...chosen].slice(0, room)) await sendOne(file);
    } finally {
      setSending(undefined);
      setUploadCount((count) => count - 1);
    }
  };
  return { sending, isSending: uploadCount > 0, failure, send };
}
