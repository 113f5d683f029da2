import { DarkModeIcon, Icon, LightModeIcon, Segmented, SystemModeIcon } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { setColourMode, useColourMode } from './colour-mode.ts';

const modes = [
  ['light', LightModeIcon],
  ['dark', DarkModeIcon],
  ['system', SystemModeIcon],
] as const;

export function ColourModeChoice() {
  const t = useText();
  return (
    <Segmented
      label={t('colour-mode.title')}
      size="small"
      value={useColourMode()}
      onChange={setColourMode}
      options={modes.map(([value, icon]) => ({
        value,
        label: (
          <>
            <Icon of={icon} size="small" />
            <span>{t(`colour-mode.${value}`)}</span>
          </>
        ),
      }))}
    />
  );
}
