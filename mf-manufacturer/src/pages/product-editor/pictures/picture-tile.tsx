import type { DragEventHandler } from 'react';
import { type Locale, languageName, locales } from 'shared-kit/contract/languages';
import { type ProductPicture, pictureFormats, pictureSet, productLimits } from 'shared-kit/contract/products';
import { useLocale } from 'shared-kit/shell';
import { CloseIcon, IconButton, Picture, TextField } from 'shared-kit/ui';
import { EarlierIcon, LaterIcon } from '../../../icons.sprite.ts';
import { useText } from '../../../text.ts';
import styles from './picture-fields.module.css';

type Props = {
  picture: ProductPicture;
  at: number;
  count: number;
  isDragged: boolean;
  drag: Readonly<Record<'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop', DragEventHandler>>;
  move: (from: number, to: number, on: 'earlier' | 'later') => void;
  remove: () => void;
  describe: (language: Locale, text: string) => void;
};

/** One picture with its place, and a text in each language for who can't see it. */
export function PictureTile({ picture, at, count, isDragged, drag, move, remove, describe }: Props) {
  const t = useText();
  const reader = useLocale();
  const number = at + 1;
  const { onDragStart, onDragEnd, ...target } = drag;
  return (
    <li className={styles.tile} data-dragged={isDragged || undefined} {...target}>
      <div className={styles.bar}>
        <span className={styles.number}>{number}</span>
        {at === 0 && <span className={styles.first}>{t('editor.picture.first')}</span>}
        <IconButton
          data-does="earlier"
          size="small"
          icon={EarlierIcon}
          label={t('editor.picture.earlier', { number })}
          disabled={at === 0}
          onClick={() => move(at, at - 1, 'earlier')}
        />
        <IconButton
          data-does="later"
          size="small"
          icon={LaterIcon}
          label={t('editor.picture.later', { number })}
          disabled={at === count - 1}
          onClick={() => move(at, at + 1, 'later')}
        />
        <IconButton
          data-does="remove"
          size="small"
          icon={CloseIcon}
          label={t('editor.picture.remove', { number })}
          onClick={remove}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons above do the same */}
      <div className={styles.picture} draggable onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <Photograph picture={picture} alt={picture.alt[reader] || t('editor.picture.number', { number })} />
      </div>
      {locales.map((language) => (
        <TextField
          key={language}
          size="small"
          lang={language}
          label={t('editor.picture.alt', { language: languageName(language, reader) })}
          maxLength={productLimits.title}
          value={picture.alt[language]}
          hint={picture.alt[language].trim() === '' ? t('editor.picture.alt-missing') : undefined}
          onChange={({ target: { value } }) => describe(language, value)}
        />
      ))}
    </li>
  );
}

function Photograph({ picture: { file }, alt }: { picture: ProductPicture; alt: string }) {
  const src = `/media/${file}`;
  const sources = pictureFormats.flatMap((format) => {
    const srcSet = pictureSet(src, format);
    return srcSet ? [{ type: `image/${format}`, srcSet }] : [];
  });
  return <Picture src={src} sources={sources} sizes="14rem" width={160} height={120} alt={alt} />;
}
