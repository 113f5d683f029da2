import { DarkModeIcon, IconButton, LightModeIcon } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { setColourMode, useColourMode } from './colour-mode.ts';

/** Changes between light and dark with one click. */
export function ModeButton() {
  const t = useText();
  const mode = useColourMode();
  const isDark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
  return (
    <IconButton
      size="small"
      icon={isDark ? LightModeIcon : DarkModeIcon}
      label={t(isDark ? 'colour-mode.to-light' : 'colour-mode.to-dark')}
      onClick={() => setColourMode(isDark ? 'light' : 'dark')}
    />
  );
}
