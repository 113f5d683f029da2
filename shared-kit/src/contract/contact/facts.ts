/** Subjects of a message to the market's staff. */
export const contactTopics = ['buying', 'selling', 'banking', 'account', 'other'] as const;

/** Outcomes of a message that a form posts without scripts. The page has a word for each, by `contactOutcomeId`. */
export const contactOutcomes = ['sent', 'refused', 'too-many', 'failed'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];
export const contactOutcomeId = (outcome: ContactOutcome): string => `message-${outcome}`;

/** Characters of a message through the contact form. */
export const contactMessageLength = { min: 10, max: 4000 } as const;
