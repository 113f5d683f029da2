import { type FurtherField, furtherFieldNames } from 'shared-kit/contract/companies';

/** The value of each field's `autocomplete` attribute. */
const completions: Readonly<Record<FurtherField, string>> = { website: 'url', lei: 'off' };

export const furtherFields = furtherFieldNames.map((name) => ({ name, autoComplete: completions[name] }));
