import { type FurtherField, furtherFieldNames } from 'shared-kit/contract/companies';

/** What browsers fill in, as the platform's `autocomplete` calls it. */
const completions: Readonly<Record<FurtherField, string>> = { website: 'url', lei: 'off' };

export const furtherFields = furtherFieldNames.map((name) => ({ name, autoComplete: completions[name] }));
