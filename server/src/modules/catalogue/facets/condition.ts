import { conditions, generalFacets } from 'shared-kit/contract/catalogue';
import { say } from '../say.ts';
import { choice, shownOptions } from './choice.ts';

export const condition = choice(
  {
    key: 'condition',
    label: (locale) => say(locale, 'facet.condition'),
    isValue: generalFacets.condition.isValue,
    options: (counts, ticked, { locale }) =>
      shownOptions(
        conditions.map((value) => ({ value, label: say(locale, `condition.${value}`) })),
        counts,
        ticked,
      ),
  },
  { by: 'column', column: 'condition' },
);
