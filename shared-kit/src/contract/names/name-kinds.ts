/** Of people, whose names stand in mails to strangers; of companies, brands, lists and templates; of files. */
export const nameKinds = ['person', 'thing', 'file'] as const;
export type NameKind = (typeof nameKinds)[number];

/** What a name may not hold. */
export const nameFaults = ['line-break', 'hidden-character', 'web-address'] as const;
export type NameFault = (typeof nameFaults)[number];
