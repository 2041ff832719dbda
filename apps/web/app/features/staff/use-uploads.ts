import { ShopError } from '@sirkito/contracts/shop-error';
import { productStaffPaths } from '@sirkito/contracts/paths/product-staff';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { sendFile } from './send-file.ts';

export type Uploads = ReturnType<typeof useUploads>;

/** Sends pictures one by one, as many as there is room for; each is told of as it arrives. */
export function useUploads(room: number, onSent: (file: string) => void) {
  const api = useApi();
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [underWay, setUnderWay] = useState(0);
  const [failure, setFailure] = useState('');
  const sendOne = async (file: File) => {
    const { name } = file;
    setSending({ name, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, share });
      const { data } = await api(productStaffPaths.addPicture, {
        send: sendFile(file, { onProgress }),
      });
      onSent(data.file);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      setFailure(`${name}: ${error.message}`);
    }
  };
  const send = async (chosen: Iterable<File>) => {
    setFailure('');
    setUnderWay((count) => count + 1);
    try {
      for (const file of [...chosen].slice(0, room)) await sendOne(file);
    } finally {
      setSending(undefined);
      setUnderWay((count) => count - 1);
    }
  };
  return { sending, isSending: underWay > 0, failure, send };
}
