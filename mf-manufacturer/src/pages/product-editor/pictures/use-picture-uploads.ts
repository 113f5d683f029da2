import { useEffect, useRef } from 'react';
import { pictureLimits } from 'shared-kit/contract/catalogue';
import { forEachLocale } from 'shared-kit/contract/languages';
import { ownProducts, productLimits, type StoredPicture } from 'shared-kit/contract/products';
import { upload } from 'shared-kit/shell';
import { Refused, useUploads } from '../../../uploads/use-uploads.ts';
import type { ProductDesk } from '../use-product-draft.ts';

/** Uploads pictures and puts each at the end of the draft's. */
export function usePictureUploads(id: string, desk: ProductDesk) {
  const latest = useRef(desk);
  latest.current = desk;
  const add = useAddPicture(latest, desk.draft.images);
  return useUploads(async (file, onProgress) => {
    if (file.size > pictureLimits.bytes) throw new Refused('too-big');
    if (latest.current.draft.images.length >= productLimits.images) throw new Refused('pictures-full');
    // The server counts those that are saved.
    await latest.current.save();
    const stored = await upload(ownProducts.addPicture, file, { params: { id }, onProgress });
    if (latest.current.draft.images.some((it) => it.file === stored.file)) throw new Refused('twice');
    await add(stored);
  });
}

/** Resolves once the draft has the picture, so that the next one is counted after it. */
function useAddPicture(latest: Readonly<{ current: ProductDesk }>, images: ProductDesk['draft']['images']) {
  const arrived = useRef<() => void>(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the draft's pictures have changed
  useEffect(() => arrived.current(), [images]);
  return ({ file }: StoredPicture) =>
    new Promise<void>((resolve) => {
      arrived.current = resolve;
      const alt = forEachLocale(() => '');
      latest.current.revise((draft) => ({ images: [...draft.images, { file, source: '', alt }] }));
    });
}
