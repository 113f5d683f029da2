import { Plate, ThemedImage, TitleBlock } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './drawing-plate.module.css';

export type PlateDrawing = Readonly<{
  files: { light: string; dark: string };
  alt: string;
  model: string;
  view?: 'front' | 'side';
}>;

/** A machine on squared paper, with a title block that names it and its view. */
export function DrawingPlate({ drawing }: { drawing: PlateDrawing }) {
  const t = useText();
  const { files, alt, model, view = 'front' } = drawing;
  return (
    <div className={styles.root}>
      <Plate grid className={styles.drawing}>
        <ThemedImage files={files} alt={alt} width={480} height={360} />
      </Plate>
      <TitleBlock
        className={styles.block}
        facts={[
          { term: t('plate.model'), detail: model },
          { term: t('plate.view'), detail: t(`plate.${view}`) },
        ]}
      />
    </div>
  );
}
