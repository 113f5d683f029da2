import { type DragEvent, useEffect, useRef, useState } from 'react';
import { pictureLimits } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { type ProductPicture, productLimits } from 'shared-kit/contract/products';
import { Stack } from 'shared-kit/layout';
import { fileSize } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, VisuallyHidden } from 'shared-kit/ui';
import { FileDrop } from '../../../file-drop/file-drop.tsx';
import { useText } from '../../../text.ts';
import { UploadRow, useFaultWords } from '../../../uploads/upload-row.tsx';
import type { ProductDesk } from '../use-product-draft.ts';
import { moved } from './moved.ts';
import styles from './picture-fields.module.css';
import { PictureTile } from './picture-tile.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

type Props = { id: string; desk: ProductDesk };

/** The product's pictures in order, the first one for lists. They are saved and published with everything else. */
export function PictureFields({ id, desk }: Props) {
  const t = useText();
  const locale = useLocale();
  const { images } = desk.draft;
  const { uploads, add, dismiss } = usePictureUploads(id, desk);
  const size = fileSize(pictureLimits.bytes, locale);
  const limits = { door: 'product-picture', size, count: productLimits.images } as const;
  const wordsOf = useFaultWords(limits);
  const order = useOrder(desk);
  return (
    <Sheet>
      <SheetHeader title={t('editor.pictures')} note={t('editor.pictures-hint')} />
      <Stack as={SheetBody}>
        {images.length > 0 && (
          <ol className={styles.tiles} aria-label={t('editor.pictures')} ref={order.list}>
            {images.map((picture, at) => (
              <PictureTile
                key={keyOf(images, at)}
                picture={picture}
                at={at}
                count={images.length}
                isDragged={order.dragged === at}
                drag={order.dragOf(at)}
                move={order.move}
                remove={() => order.remove(at)}
                describe={(language: Locale, text: string) =>
                  desk.revise((draft) => ({ images: described(draft.images, at, { [language]: text }) }))
                }
              />
            ))}
          </ol>
        )}
        <VisuallyHidden role="status">
          {order.told && t('editor.picture.moved', { number: order.told, count: images.length })}
        </VisuallyHidden>
        {uploads.length > 0 && (
          <Stack as="ul" gap="0" aria-label={t('editor.pictures-uploading')}>
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                limits={limits}
                onDismiss={() => dismiss(upload.key)}
              />
            ))}
          </Stack>
        )}
        {images.length >= limits.count ? (
          <Note>{wordsOf({ kind: 'pictures-full', reference: '' })}</Note>
        ) : (
          <FileDrop
            multiple
            onFiles={add}
            accept="image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif"
            words={t('editor.pictures-drop')}
            choose={t('datasheets.choose')}
            limits={t('editor.pictures-limits', limits)}
            inputRef={order.field}
          />
        )}
      </Stack>
    </Sheet>
  );
}

/** A table may name one file twice. */
const keyOf = (images: readonly ProductPicture[], at: number): string => {
  const { file = '' } = images[at] ?? {};
  return `${file} ${images.slice(0, at).filter((it) => it.file === file).length}`;
};

const described = (
  images: readonly ProductPicture[],
  at: number,
  alt: Partial<ProductPicture['alt']>,
): ProductPicture[] => images.map((it, index) => (index === at ? { ...it, alt: { ...it.alt, ...alt } } : it));

/** Moves and removes pictures. The focus follows the moved one, and after a removal goes to its neighbour. */
function useOrder(desk: ProductDesk) {
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState<number | null>(null);
  // A ref would be used up by an effect of an earlier rendering, before the pictures have changed.
  const [focus, setFocus] = useState<{ at: number; on: 'earlier' | 'later' | 'remove' } | null>(null);
  useEffect(() => {
    if (!focus) return;
    const { at, on } = focus;
    const tiles = [...(list.current?.children ?? [])];
    const tile = tiles[Math.min(at, tiles.length - 1)];
    const button = (name: string) =>
      tile?.querySelector<HTMLButtonElement>(`[data-does="${name}"]:not(:disabled)`);
    (button(on) ?? button('earlier') ?? button('later') ?? button('remove') ?? field.current)?.focus();
  }, [focus]);
  const move = (from: number, to: number, on?: 'earlier' | 'later') => {
    desk.revise(({ images }) => ({ images: moved(images, from, to) }));
    if (on) setFocus({ at: to, on });
    setTold(to + 1);
  };
  return {
    list,
    field,
    dragged,
    told,
    move,
    remove: (at: number) => {
      desk.revise(({ images }) => ({ images: images.filter((_it, index) => index !== at) }));
      setFocus({ at, on: 'remove' });
      setTold(null);
    },
    dragOf: (at: number) => ({
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(at);
      },
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== at) move(dragged, at);
        setDragged(null);
      },
    }),
  };
}
