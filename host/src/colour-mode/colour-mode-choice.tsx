import { Segmented } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { setColourMode, useColourMode } from './colour-mode.ts';

export function ColourModeChoice() {
  const t = useText();
  return (
    <Segmented
      label={t('colour-mode.title')}
      size="small"
      value={useColourMode()}
      onChange={setColourMode}
      options={[
        { value: 'light', label: t('colour-mode.light') },
        { value: 'dark', label: t('colour-mode.dark') },
        { value: 'system', label: t('colour-mode.system') },
      ]}
    />
  );
}
