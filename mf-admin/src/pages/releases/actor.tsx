import { marketActor } from 'shared-kit/contract/releases';
import { useText } from '../../text.ts';

/** Who did something with a release: a person, a team's token, or the market after a trial. */
export function Actor({ name }: Readonly<{ name: string }>) {
  const t = useText();
  return <span>{name === marketActor ? t('releases.by-market') : name}</span>;
}
